/** The decoder of Zstandard as web/builder/zstd.py gives it to what is bundled. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const SCRIPT = new URL("../node_modules/zstddec/dist/zstddec-stream.mjs", import.meta.url);

export function zstdDecoder() {
  const [, base64] = /^const wasm = "(.*)";$/m.exec(readFileSync(SCRIPT, "utf8"));
  return gzipSync(Buffer.from(base64, "base64")).toString("base64");
}
