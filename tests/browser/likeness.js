// Pictures of whole pages: made small for a sheet, and compared with what a sheet holds. Functions
// for Page.js; a picture comes and goes as base64.
(() => {
  const REACH = 2; // how far a thing may have moved, in pixels of the small pictures
  const UNLIKE = 24; // of 255, in the channel that differs most, once both are blurred
  const PATCH = 14; // a patch this wide and high is looked at as one thing

  const canvasOf = (width, height) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    return [canvas, canvas.getContext("2d", { willReadFrequently: true })];
  };
  const imageOf = async (kind, data) => {
    const image = new Image();
    image.src = `data:image/${kind};base64,${data}`;
    await image.decode();
    return image;
  };
  const draw = (context, image, [x, y, width, height]) => {
    context.imageSmoothingQuality = "high";
    context.drawImage(image, x, y, width, height);
  };

  /** All pictures on one sheet, each in its box. */
  const sheet = async (pictures, boxes, [width, height], kind = "webp") => {
    const [canvas, context] = canvasOf(width, height);
    for (const [at, picture] of pictures.entries()) {
      draw(context, await imageOf("png", picture), boxes[at]);
    }
    return canvas.toDataURL(`image/${kind}`, 0.85).split(",")[1];
  };

  /** Where a pixel of one is beyond all that the other has within reach of it. */
  const missing = (one, other) => {
    const { width, height, data } = one;
    const isBeyond = (x, y, n) => {
      const value = data[(y * width + x) * 4 + n];
      let [low, high] = [255, 0];
      for (let j = Math.max(0, y - REACH); j <= Math.min(height - 1, y + REACH); j += 1) {
        for (let i = Math.max(0, x - REACH); i <= Math.min(width - 1, x + REACH); i += 1) {
          const near = other.data[(j * width + i) * 4 + n];
          low = Math.min(low, near);
          high = Math.max(high, near);
        }
      }
      return value < low - UNLIKE || value > high + UNLIKE;
    };
    const wrong = new Uint8Array(width * height);
    for (const at of wrong.keys()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const differs = (n) => Math.abs(data[at * 4 + n] - other.data[at * 4 + n]) > UNLIKE;
      wrong[at] = [0, 1, 2].some((n) => differs(n) && isBeyond(x, y, n)) ? 1 : 0;
    }
    return wrong;
  };

  /** The largest share of wrong pixels that any patch has. */
  const worst = (wrong, width, height) => {
    let most = 0;
    for (let top = 0; top < height; top += PATCH / 2) {
      for (let left = 0; left < width; left += PATCH / 2) {
        let count = 0;
        for (let y = top; y < Math.min(height, top + PATCH); y += 1) {
          for (let x = left; x < Math.min(width, left + PATCH); x += 1) count += wrong[y * width + x];
        }
        most = Math.max(most, count);
      }
    }
    return most / (PATCH * PATCH);
  };

  /** Kept, seen, and what of either the other lacks, side by side. */
  const shown = (pictures, wrong) => {
    const [{ width, height }] = pictures;
    const [canvas, context] = canvasOf(width * 3, height);
    for (const [at, picture] of [...pictures, pictures[1]].entries()) {
      context.putImageData(picture, at * width, 0);
    }
    context.fillStyle = "#f0f";
    wrong.forEach((is, at) => {
      if (is) context.fillRect(width * 2 + (at % width), Math.floor(at / width), 1, 1);
    });
    return canvas.toDataURL("image/png").split(",")[1];
  };

  /** How unlike the picture in a box of a kept sheet is to what is seen: 0 to 1, and a picture of it. */
  const compare = async (kept, seen, [x, y, width, height]) => {
    const [keptCanvas, keptContext] = canvasOf(width, height);
    keptContext.drawImage(await imageOf("webp", kept), -x, -y);
    const [seenCanvas, seenContext] = canvasOf(width, height);
    draw(seenContext, await imageOf("png", seen), [0, 0, width, height]);
    const pictures = [keptCanvas, seenCanvas].map((canvas) => {
      const [, context] = canvasOf(width, height);
      context.filter = "blur(1px)";
      context.drawImage(canvas, 0, 0);
      return context.getImageData(0, 0, width, height);
    });
    const has = missing(pictures[1], pictures[0]);
    const wrong = missing(...pictures).map((is, at) => is | has[at]);
    const plain = [keptContext, seenContext].map((one) => one.getImageData(0, 0, width, height));
    return { worst: worst(wrong, width, height), picture: shown(plain, wrong) };
  };
  return { sheet, compare };
})()
