/** Bundles every test file as the pages are bundled and runs all under Node's own test runner. */
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { zstdDecoder } from "./zstd.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const outdir = fileURLToPath(new URL("../../.build/web-tests", import.meta.url));
const only = process.argv.slice(2); // names of test files without ".test.ts"
const tests = readdirSync(here)
  .filter((name) => name.endsWith(".test.ts"))
  .filter((name) => only.length === 0 || only.includes(name.replace(".test.ts", "")));

rmSync(outdir, { recursive: true, force: true });
const file = (path, size) => ({ path, size });
const files = {
  maker: file("maker.mjs", 2),
  wasm: file("python.bin", 17),
  rest: file("rest.bin", 17),
  memory: file("memory.bin", 135),
  library: file("library.zip", 3),
  micropip: file("micropip.whl", 4),
  wheel: file("meldbook.whl", 5),
};
await build({
  entryPoints: tests.map((name) => join(here, name)),
  outdir,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  loader: { ".ftl": "text" },
  outExtension: { ".js": ".mjs" },
  sourcemap: "inline",
  define: {
    __BUILD_ID__: '"test"',
    __FILES__: JSON.stringify(files),
    __RULES__: '["en", "nl"]',
    __ZSTD__: JSON.stringify(zstdDecoder()),
    __GAMES__: '{ "jokeren-13": [2, 4], "mexican-rummy": [2, 6], "basic-rummy": [2, 6] }',
  },
  logLevel: "warning",
});
const made = tests.map((name) => join(outdir, name.replace(/\.ts$/, ".mjs")));
const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...made], {
  stdio: "inherit",
});
process.exitCode = run.status ?? 1;
