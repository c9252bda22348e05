// Compiles Python's standard library to bytecode, with the very Python that will load it (Pyodide):
// compiling it anew at each start would take most of the start.
// Usage: node stdlib.mjs PYODIDE_FOLDER OUT.zip
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

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

const [folder, out] = process.argv.slice(2);
const home = resolve(folder);
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: home });
python.FS.writeFile("/source.zip", readFileSync(join(home, "python_stdlib.zip")));
python.runPython(COMPILE);
writeFileSync(out, python.FS.readFile("/target.zip"));
