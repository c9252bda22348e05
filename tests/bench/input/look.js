// Where the table stands and where its cards and buttons can be pressed, in one look.
() => {
  const app = document.querySelector("rummy-app");
  const root = app.shadowRoot.querySelector("rummy-table").shadowRoot;
  const { position, pending, judgement, cover } = app.store.state;
  const reach = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const share of [0.5, 0.2, 0.8])
      for (const across of [width / 2, 12, 6]) {
        const [x, y] = [left + across, top + height * share];
        const hit = root.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit))) return [x, y];
      }
    return null;
  };
  const point = (selector) =>
    [...root.querySelectorAll(selector)].map(reach).find((found) => found) ?? null;
  const mine = position && position.turn === position.seat && !pending && !cover;
  const stage = !position ? "none"
    : position.phase === "over" ? "over"
    : !mine ? "wait"
    : position.phase === "draw" ? "draw"
    : judgement ? "play" : "none";
  return {
    stage,
    chosen: root.querySelectorAll('[role="option"][aria-selected="true"]').length,
    cards: [...root.querySelectorAll('[role="option"]')].map(reach).filter(Boolean),
    draw: point('[data-item="stock"]'), // the button asks where one may also take
    discard: point('.actions [data-item="discard"]'),
    next: point('[data-item="next"]'),
  };
}
