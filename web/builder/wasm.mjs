// Reads and writes the binary form of WebAssembly modules, as far as the build changes any.

export const [TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORIES, GLOBALS, EXPORTS, START, ELEMENTS, CODE, , , TAGS] =
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
export const [FUNCTION, TABLE, MEMORY, GLOBAL, TAG] = [0, 1, 2, 3, 4]; // kinds of imports and exports
const TEXT = new TextDecoder();

/** Walks over bytes: numbers, names and lists as WebAssembly writes them. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  get done() {
    return this.at >= this.bytes.length;
  }
  byte() {
    return this.bytes[this.at++];
  }
  /** Seven bits to a byte, the lowest first. */
  number() {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const byte = this.byte();
      value += (byte & 127) * place;
      if (byte < 128) return value;
    }
  }
  take(length) {
    return this.bytes.subarray(this.at, (this.at += length));
  }
  name() {
    return TEXT.decode(this.take(this.number()));
  }
  list(read) {
    return Array.from({ length: this.number() }, () => read(this));
  }
  /** The bytes that `read` walks over. */
  span(read) {
    const start = this.at;
    read(this);
    return this.bytes.subarray(start, this.at);
  }
}

export function number(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  return Buffer.of(...bytes, value);
}

/** A number that may be negative, as constants in code are: bit 6 of its last byte is the sign. */
export function constant(value) {
  const bytes = [];
  for (; value >= 64; value >>= 7) bytes.push((value & 127) | 128);
  return Buffer.of(...bytes, value);
}

export const name = (text) => sized(Buffer.from(text));
export const sized = (bytes) => Buffer.concat([number(bytes.length), bytes]);
export const list = (parts) => Buffer.concat([number(parts.length), ...parts]);

/** The sections of a module in their order: [id, bytes] each. */
export function sections(module) {
  const reader = new Reader(module, 8);
  const found = [];
  while (!reader.done) found.push([reader.byte(), reader.take(reader.number())]);
  return found;
}

export function moduleOf(parts) {
  const head = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  return Buffer.concat([head, ...parts.flatMap(([id, bytes]) => [Buffer.of(id), sized(bytes)])]);
}

const limits = (reader) => {
  const flags = reader.byte();
  reader.number();
  if (flags & 1) reader.number();
};
const ABOUT = {
  [FUNCTION]: (reader) => reader.number(),
  [TABLE]: (reader) => void (reader.byte(), limits(reader)),
  [MEMORY]: limits,
  [GLOBAL]: (reader) => reader.take(2),
  [TAG]: (reader) => void (reader.byte(), reader.number()),
};

/** Imports or what a section defines: the kind and what it is like, in bytes. */
export function imports(section) {
  return new Reader(section).list((reader) => {
    reader.name();
    reader.name();
    const kind = reader.byte();
    return { kind, about: reader.span(ABOUT[kind]) };
  });
}

/** What a section of tables, memories, tags or globals defines: what each is like, in bytes. */
export function definitions(section, kind) {
  return new Reader(section).list((reader) => {
    const about = reader.span(ABOUT[kind]);
    if (kind === GLOBAL) skipCode(reader);
    return about;
  });
}

const BLOCKS = new Set([0x02, 0x03, 0x04, 0x06]);
const [ONE, TWO] = [(reader) => reader.number(), (reader) => (reader.number(), reader.number())];
// What stands behind an instruction; those that are not here have nothing, and are below 0xd2.
const BEHIND = new Map([
  ...[0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26].map((op) => [op, ONE]),
  ...[0x3f, 0x40, 0x41, 0x42, 0xd0].map((op) => [op, ONE]),
  ...[0x02, 0x03, 0x04, 0x06].map((op) => [op, ONE]),
  ...[0x11, 0x13].map((op) => [op, TWO]),
  ...Array.from({ length: 23 }, (_, at) => [0x28 + at, TWO]), // loads and stores
  [0x0e, (reader) => (reader.list(ONE), reader.number())],
  [0x1c, (reader) => reader.list(ONE)],
  [0x43, (reader) => reader.take(4)],
  [0x44, (reader) => reader.take(8)],
  [0xfc, (reader) => wide(reader)],
]);

function wide(reader) {
  const op = reader.number();
  if (op >= 8 && op <= 17) reader.number();
  if (op === 8 || op === 10 || op === 12 || op === 14) reader.number();
  if (op > 17) throw new Error(`an unknown instruction: 0xfc ${op}`);
}

/** Walks to the end of code; calls `named` with each function that is called or pointed to. */
export function skipCode(reader, named = () => {}) {
  for (let depth = 1; depth > 0; ) {
    const op = reader.byte();
    if (BLOCKS.has(op)) depth++;
    if (op === 0x0b || op === 0x18) depth--; // `delegate` ends a block, too
    if (op === 0x10 || op === 0x12 || op === 0xd2) named(reader.number());
    else if (BEHIND.has(op)) BEHIND.get(op)(reader);
    else if (op > 0xc4 && op !== 0xd1) throw new Error(`an unknown instruction: ${op}`);
  }
}

/** A list with more at its end. */
export function longer(section, more) {
  const reader = new Reader(section);
  const count = reader.number();
  return Buffer.concat([number(count + more.length), section.subarray(reader.at), ...more]);
}
