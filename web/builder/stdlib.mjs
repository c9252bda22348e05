// Makes the files of Pyodide that the site carries, with Pyodide itself: its standard library as
// bytecode (compiling it anew at each start would take most of the start), and its two large files
// packed, since many hosts send them as they are.
// Usage: node stdlib.mjs PYODIDE_FOLDER OUT_FOLDER
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress, pyodideIn } from "./python.mjs";

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
const LEVEL = 22; // done once for each version of Pyodide
const WINDOW = 21; // the page's decoder moves that much for every block

const [folder, out] = process.argv.slice(2);
const { start } = await pyodideIn(folder);
// Without the columns of each instruction, which only a traceback would show: a quarter less.
const python = await start({ env: { PYTHONNODEBUGRANGES: "1" } });
const read = (name) => readFileSync(join(folder, name));
const write = (name, bytes) => writeFileSync(join(out, name), bytes);

python.FS.writeFile("/source.zip", read("python_stdlib.zip"));
python.runPython(COMPILE);
write("python_stdlib.zip", python.FS.readFile("/target.zip"));
for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm"])
  write(`${name}.bin`, compress(python, read(name), LEVEL, WINDOW));
