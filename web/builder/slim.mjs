// Takes out of Pyodide's script and of its WebAssembly what only shared libraries would ask for,
// which the site has none of: the names of Python's 8,000 functions. A start would read a third more
// script, and would look each of them up and put it into a table.

const NAME = /[A-Za-z_$][\w$]*/g;
const ASSIGNED =
  /([A-Za-z_$][\w$]*)=Module\["\1"\]=wasmExports\["[^"]+"\](?:\.value>>>0)?;?/g;
const DECLARED = /\bvar ((?:[A-Za-z_$][\w$]*,){50,}[A-Za-z_$][\w$]*);/g;
const MENTIONS = 3; // its declaration, its name in Module and the assignment itself
const TEXT = new TextDecoder();
const EXPORTS = 7; // the number of that section

/** The script `maker` without the functions that neither it nor another script mentions. */
export function slimScript(maker, ...others) {
  const mentioned = countNames(maker);
  const elsewhere = countNames(others.join("\n"));
  const idle = (name) => mentioned.get(name) === MENTIONS && !elsewhere.has(name);
  const left = maker.replace(ASSIGNED, (all, name) => (idle(name) ? "" : all));
  return left.replace(DECLARED, (_, names) => {
    const kept = names.split(",").filter((name) => !idle(name));
    return kept.length > 0 ? `var ${kept.join(",")};` : "";
  });
}

/** The module without the exports that neither these scripts nor its own imports name. */
export function slimModule(wasm, ...scripts) {
  const names = countNames(scripts.join("\n"));
  for (const { name } of WebAssembly.Module.imports(new WebAssembly.Module(wasm))) names.set(name, 1);
  const parts = [wasm.subarray(0, 8)];
  for (let at = 8; at < wasm.length; ) {
    const [size, start] = readNumber(wasm, at + 1);
    const end = start + size;
    const isExports = wasm[at] === EXPORTS;
    parts.push(isExports ? fewer(wasm.subarray(start, end), names) : wasm.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

function countNames(script) {
  const counts = new Map();
  for (const [name] of script.matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** A section of exports with those whose name is among `names`. */
function fewer(section, names) {
  let [count, at] = readNumber(section, 0);
  const kept = [];
  for (; count > 0; count--) {
    const [length, start] = readNumber(section, at);
    const name = TEXT.decode(section.subarray(start, start + length));
    const [, end] = readNumber(section, start + length + 1); // behind its kind
    if (names.has(name)) kept.push(section.subarray(at, end));
    at = end;
  }
  const body = Buffer.concat([writeNumber(kept.length), ...kept]);
  return Buffer.concat([Buffer.of(EXPORTS), writeNumber(body.length), body]);
}

/** A number as WebAssembly writes it, seven bits to a byte; also where it ends. */
function readNumber(bytes, at) {
  let value = 0;
  for (let place = 1; ; place *= 128) {
    const byte = bytes[at++];
    value += (byte & 127) * place;
    if (byte < 128) return [value, at];
  }
}

function writeNumber(value) {
  const bytes = [];
  for (; value >= 128; value >>= 7) bytes.push((value & 127) | 128);
  return Buffer.of(...bytes, value);
}
