// Makes the files of Pyodide that the site carries, with Pyodide itself: its standard library as
// bytecode (compiling it anew at each start would take most of the start), and its two large files
// packed, since many hosts send them as they are; both are slimmed, and the module is split.
// Usage: node stdlib.mjs PYODIDE_FOLDER PLAIN_FOLDER OUT_FOLDER
// PLAIN_FOLDER gets a Pyodide that starts under node, of which OUT_FOLDER has what the site carries.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress, pyodideIn } from "./python.mjs";
import { readHot } from "./hot.mjs";
import { slimModule, slimScript } from "./slim.mjs";
import { split } from "./split.mjs";

const COMPILE = `
import importlib._bootstrap_external as loader
import zipfile

SOURCE, TARGET, PLACE = "/source.zip", "/target.zip", "/lib/python314.zip/"


def compiled(name, source):
    """Bytecode that is taken without a look at the source; docstrings are left out."""
    code = compile(source, PLACE + name, "exec", dont_inherit=True, optimize=2)
    return loader._code_to_hash_pyc(code, bytes(8), False)


with zipfile.ZipFile(SOURCE) as source, zipfile.ZipFile(TARGET, "w") as target:
    for name in source.namelist():
        if name.endswith("/"):
            continue
        data = source.read(name)
        if name.endswith(".py"):
            data, name = compiled(name, data), name + "c"
        entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        target.writestr(entry, data, compresslevel=9)
`;
const [LOADER, MAKER, WASM] = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const REST = "pyodide.rest.wasm";
const [LIBRARY, LOCK] = ["python_stdlib.zip", "pyodide-lock.json"];
const LEVEL = 22; // done once for each version of Pyodide
const WINDOW = 23; // the page's decoder keeps that much at hand

const [folder, plain, out] = process.argv.slice(2);
const { start } = await pyodideIn(folder);
// Without the columns of each instruction, which only a traceback would show: a quarter less.
const python = await start({ env: { PYTHONNODEBUGRANGES: "1" } });
const read = (name) => readFileSync(join(folder, name));

python.FS.writeFile("/source.zip", read(LIBRARY));
python.runPython(COMPILE);
const library = python.FS.readFile("/target.zip");
const loader = read(LOADER);
const users = [String(loader), readFileSync(new URL("memory.mjs", import.meta.url), "utf8")];
// The page empties what JavaScript remembers of the table when the rest of the module comes.
const MIRROR = "var wasmTableMirror=[];";
const slim = slimScript(String(read(MAKER)), ...users);
if (slim.split(MIRROR).length !== 2) throw new Error(`${MAKER} has no ${MIRROR}`);
const maker = slim.replace(MIRROR, MIRROR.replace("=", '=Module["tableMirror"]='));
const module = slimModule(read(WASM), maker, ...users);
const both = { [LOADER]: loader, [MAKER]: maker, [LIBRARY]: library };
for (const [name, bytes] of Object.entries({ ...both, [WASM]: module, [LOCK]: read(LOCK) }))
  writeFileSync(join(plain, name), bytes);
for (const [name, bytes] of Object.entries(both)) writeFileSync(join(out, name), bytes);
const { first, rest } = split(module, readHot(module));
for (const [name, bytes] of [[MAKER, Buffer.from(maker)], [WASM, first], [REST, rest]])
  writeFileSync(join(out, `${name}.bin`), compress(python, bytes, LEVEL, WINDOW));
