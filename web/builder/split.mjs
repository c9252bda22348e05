// Splits a module in two: the functions that a start and a match call, and the rest, which can come
// later. Both keep the numbers of all functions, so no body is rewritten. What one calls of the other
// goes by a table that both share; until the rest is there its places are empty, and a call traps.
import * as wasm from "./wasm.mjs";
import { CODE, ELEMENTS, EXPORTS, FUNCTION, FUNCTIONS, GLOBAL, GLOBALS, IMPORTS, MEMORIES, MEMORY } from "./wasm.mjs";
import { number, Reader, TABLE, TABLES, TAG, TAGS, TYPES } from "./wasm.mjs";

const SHARED = "meldbook:"; // before the names of what the rest needs of the first part
const DEFINED = [
  [TABLE, TABLES],
  [MEMORY, MEMORIES],
  [TAG, TAGS],
  [GLOBAL, GLOBALS],
];
const TRAP = Buffer.of(0, 0x00, 0x0b); // no locals, unreachable, end

/** A module taken apart. */
export class Parts {
  constructor(bytes) {
    this.sections = wasm.sections(bytes);
    const section = (id) => this.sections.find(([one]) => one === id)?.[1] ?? Buffer.of(0);
    this.section = section;
    this.imports = wasm.imports(section(IMPORTS));
    this.types = new Reader(section(TYPES)).list((reader) => {
      reader.byte();
      const parameters = reader.list((one) => one.byte()).length;
      reader.list((one) => one.byte());
      return parameters;
    });
    this.typeOf = new Reader(section(FUNCTIONS)).list((reader) => reader.number());
    this.bodies = new Reader(section(CODE)).list((reader) => reader.take(reader.number()));
    this.outside = this.imports.filter(({ kind }) => kind === FUNCTION).length;
    this.exports = new Reader(section(EXPORTS)).list((reader) => {
      const [name, kind] = [reader.name(), reader.byte()];
      return { name, kind, index: reader.number() };
    });
    this.table = this.#table(section(ELEMENTS));
  }

  /** The functions in the main table, and what stands before them. */
  #table(section) {
    const reader = new Reader(section);
    if (reader.number() !== 1 || reader.number() !== 0) throw new Error("another kind of table");
    const offset = reader.span((one) => wasm.skipCode(one));
    return { offset, functions: reader.list((one) => one.number()) };
  }

  /** The functions that this one names, those of the module alone, numbered from 0. */
  named(index) {
    const found = new Set();
    const reader = new Reader(this.bodies[index]);
    reader.list((one) => (one.number(), one.byte()));
    wasm.skipCode(reader, (one) => one >= this.outside && found.add(one - this.outside));
    return found;
  }
}

/** Both modules; `hot`: the numbers of the functions that the first one is to have. */
export function split(bytes, hot) {
  const parts = new Parts(bytes);
  const plan = planOf(parts, new Set(hot));
  return { first: firstOf(parts, plan), rest: restOf(parts, plan) };
}

/** What lies where: `first` and `rest`, and the places of what each calls of the other. */
function planOf(parts, hot) {
  const own = (index) => index - parts.outside;
  const inTable = parts.table.functions.filter((one) => one >= parts.outside).map(own);
  const exported = parts.exports.filter(({ kind, index }) => kind === FUNCTION && own(index) >= 0);
  // JavaScript tells exported functions by what lies in the table, so these never change.
  const first = new Set([...hot, ...exported.map(({ index }) => own(index))]);
  const rest = new Set();
  const [out, back] = [new Set(), new Set()]; // what the first part calls of the rest, and the rest of it
  const todo = [...first, ...inTable];
  for (const one of todo) if (!first.has(one)) rest.add(one);
  while (todo.length > 0) {
    const caller = todo.pop();
    for (const one of parts.named(caller)) {
      if (!first.has(one) && !rest.has(one)) {
        rest.add(one);
        todo.push(one);
      }
      if (first.has(caller) && rest.has(one)) out.add(one);
      if (rest.has(caller) && first.has(one)) back.add(one);
    }
  }
  const places = new Map([...back, ...out].map((one, place) => [one, place]));
  return { first, rest, out: [...out], back: [...back], places, table: sharedTable(parts) };
}

/** The number of the table that both share, behind those that are there. */
function sharedTable({ imports, section }) {
  const imported = imports.filter(({ kind }) => kind === TABLE).length;
  return imported + wasm.definitions(section(TABLES), TABLE).length;
}

function firstOf(parts, plan) {
  const table = Buffer.concat([Buffer.of(0x70, 1), number(plan.places.size), number(plan.places.size)]);
  const shares = [...sharing(parts, plan)].map(({ name, kind, index }) =>
    Buffer.concat([wasm.name(SHARED + name), Buffer.of(kind), number(index)]),
  );
  const more = {
    [TABLES]: [table],
    [EXPORTS]: shares,
    [ELEMENTS]: [elements(parts, plan.table, 0, plan.back)],
  };
  return wasm.moduleOf(
    parts.sections.map(([id, section]) => {
      if (id === CODE) return [id, bodies(parts, plan, plan.first, new Set(plan.out))];
      return [id, more[id] ? wasm.longer(section, more[id]) : section];
    }),
  );
}

function restOf(parts, plan) {
  const imports = [...sharing(parts, plan)].map(({ name, kind, about }) =>
    Buffer.concat([wasm.name(SHARED), wasm.name(name), Buffer.of(kind), about]),
  );
  const tables = [
    elements(parts, plan.table, plan.back.length, plan.out),
    ...runs(parts, plan).map(([place, run]) => elements(parts, 0, place, run)),
  ];
  const found = parts.sections.flatMap(([id, section]) => {
    if (id === TYPES || id === FUNCTIONS) return [[id, section]];
    if (id === IMPORTS) return [[id, wasm.longer(section, imports)]];
    if (id === ELEMENTS) return [[id, wasm.list(tables)]];
    return id === CODE ? [[id, bodies(parts, plan, plan.rest, new Set(plan.back))]] : [];
  });
  return wasm.moduleOf(found);
}

/** What the first part defines, all of which the rest uses: names, kinds, numbers, what each is like. */
function* sharing(parts, plan) {
  for (const [kind, id] of DEFINED) {
    const before = parts.imports.filter((one) => one.kind === kind).length;
    const all = wasm.definitions(parts.section(id), kind);
    for (const [at, about] of all.entries())
      yield { name: `${kind}.${at}`, kind, index: before + at, about };
    if (kind !== TABLE) continue;
    const size = number(plan.places.size);
    const about = Buffer.concat([Buffer.of(0x70, 1), size, size]);
    yield { name: `${kind}.${all.length}`, kind, index: plan.table, about };
  }
}

/** All bodies: those that are kept, ways to those that are called of the other part, traps. */
function bodies(parts, plan, kept, called) {
  return wasm.list(
    parts.bodies.map((body, index) => {
      if (kept.has(index)) return wasm.sized(body);
      return wasm.sized(called.has(index) ? wayTo(parts, plan, index) : TRAP);
    }),
  );
}

/** Passes its arguments on to what lies in the shared table. */
function wayTo(parts, plan, index) {
  const type = parts.typeOf[index];
  const values = Array.from({ length: parts.types[type] }, (_, at) =>
    Buffer.concat([Buffer.of(0x20), number(at)]),
  );
  const place = Buffer.concat([Buffer.of(0x41), wasm.constant(plan.places.get(index))]);
  const call = Buffer.concat([Buffer.of(0x11), number(type), number(plan.table)]);
  return Buffer.concat([Buffer.of(0), ...values, place, call, Buffer.of(0x0b)]);
}

/** Puts functions into a table, one behind the other from `place` on. */
function elements(parts, table, place, functions) {
  return Buffer.concat([
    Buffer.of(2),
    number(table),
    Buffer.of(0x41),
    wasm.constant(place),
    Buffer.of(0x0b, 0),
    wasm.list(functions.map((one) => number(one + parts.outside))),
  ]);
}

/** What the rest has of the main table: where each run of its functions begins, and the functions. */
function runs(parts, plan) {
  const [, start] = parts.table.offset; // i32.const, below 64
  const found = [];
  let run = null;
  for (const [at, index] of parts.table.functions.entries()) {
    const one = index - parts.outside;
    if (!plan.rest.has(one)) run = null;
    else if (run) run.push(one);
    else found.push([start + at, (run = [one])]);
  }
  return found;
}
