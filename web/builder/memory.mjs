// Makes the memory of a Python that has started, has the engine imported and its tables warm, so
// that the page can begin there (web/src/engine/memory.ts).
// Usage: node memory.mjs PYODIDE_FOLDER STDLIB.zip WHEEL WARM.py OUT_FOLDER
//
// Only the difference to the memory of a fresh module is kept: its static data is the same in node
// and in every browser. memory.bin holds it packed, memory.json what is needed to put it back.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compress, pyodideIn } from "./python.mjs";

const [folder, stdlib, wheel, warm, out] = process.argv.slice(2);
const PAGE = 4096;
const LEVEL = 19; // done for each change of the engine
const WINDOW = 23; // the page's decoder keeps that much at hand

// Strings hash alike in every build and page: sets and tables in the memory are ordered by it.
const ENV = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };

// Leaves no caches behind, and zeros where objects were: a small pool of each size is taken from
// Python's allocator, emptied and given back.
const TIDY = `
import gc, linecache, random, re, sys

linecache.clearcache()
re.purge()
random.seed(0)  # the same bytes from the same sources; each page draws its own
gc.collect()
sys._clear_internal_caches()
for size in range(32, 513, 16):
    pool = [bytes(size - 17) for _ in range(400 * 1024 // size)]
    del pool
del size
gc.collect()
`;

// What nobody reads in a page: the engine's own docstrings, and the types beside arguments.
const BARE = `
import gc, sys, types

def bare(code):
    consts = [bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts]
    if code.co_flags & 0x4000000:  # CO_HAS_DOCSTRING
        consts[0] = None
    return code.replace(co_consts=tuple(consts))

for one in gc.get_objects():
    name = getattr(one, "__module__", None) if isinstance(one, (type, types.FunctionType)) else None
    if not isinstance(name, str) or name.split(".")[0] != "meldbook":
        continue
    one.__doc__ = None
    if isinstance(one, types.FunctionType):
        one.__code__ = bare(one.__code__)
        one.__annotations__ = {}
for name, module in sys.modules.items():
    if name.split(".")[0] == "meldbook":
        module.__doc__ = None
del bare, one, name, module
`;

const { start, createModule } = await pyodideIn(folder);
const options = { stdLibURL: resolve(stdlib) };

/** The memory of a module in which nothing has run yet, and where its static data ends. */
async function freshMemory(more) {
  let memory, end;
  const createPyodideModule = async (settings) => {
    const module = await createModule(settings);
    memory = module.HEAPU8.slice();
    end = module._emscripten_stack_get_end();
    return module;
  };
  // The empty snapshot keeps the module from running, and is then refused.
  const empty = new Uint8Array(64);
  await start({ ...options, ...more, _loadSnapshot: empty, createPyodideModule }).catch((error) => {
    if (!/magic/.test(String(error))) throw error;
  });
  return { memory, end };
}

/** How far two fresh memories are alike whatever the program is called, in whole pages. */
function alike(one, other, end) {
  let at = 0;
  while (at < end && one[at] === other[at]) at++;
  return at - (at % PAGE);
}

/** Zeros what is free: the heap's unused blocks and the stack below its present depth. */
function clearFree(module) {
  const top = module._sbrk(0);
  const blocks = [];
  for (let size = 1 << 16; size >= 16; size = size > 64 ? size >> 1 : size - 16) {
    for (;;) {
      const block = module._malloc(size);
      const beyond = block + size > top;
      if (block && !beyond) {
        module.HEAPU8.fill(0, block, block + size);
        blocks.push(block);
      } else {
        if (block) module._free(block);
        break;
      }
    }
  }
  for (const block of blocks) module._free(block);
  const depth = module._emscripten_stack_get_current();
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), depth - 256);
}

/** As memory.ts does it. */
function checksum(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let sum = 0;
  for (const word of words) sum = (Math.imul(sum, 31) + word) | 0;
  return sum;
}

const fresh = await freshMemory({});
const other = await freshMemory({ _sysExecutable: "/another/name", env: { ANOTHER: "one" } });
const shared = alike(fresh.memory, other.memory, fresh.end);

const python = await start({ ...options, _makeSnapshot: true, env: ENV });
// unpackArchive, since micropip and loadPackage leave handles that a snapshot refuses.
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
python.runPython(readFileSync(warm, "utf8"), { globals: python.toPy({ __name__: "warm" }) });
python.runPython(BARE);
python.runPython(TIDY);
clearFree(python._module);
const whole = python.makeMemorySnapshot();

const [, start_of_memory] = new Uint32Array(whole.buffer, whole.byteOffset, 2);
for (let at = 0; at < shared; at++) whole[start_of_memory + at] ^= fresh.memory[at];
let length = whole.length;
while (length > 0 && whole[length - 1] === 0) length--;
length += -length & 3;
const about = {
  size: whole.length,
  start: start_of_memory,
  length,
  sum: checksum(whole.subarray(0, length)),
  shared,
  fresh: checksum(fresh.memory.subarray(0, shared)),
};
const packer = await start();
writeFileSync(join(out, "memory.bin"), compress(packer, whole.subarray(0, length), LEVEL, WINDOW));
writeFileSync(join(out, "memory.json"), JSON.stringify(about));
