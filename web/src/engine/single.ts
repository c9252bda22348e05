/**
 * The worker of the page that carries all: Pyodide's scripts are part of it, and the other files
 * are the page's first message. It is a classic worker, since from a file Chromium starts no other.
 */
import { loadPyodide } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";
import { getCarried, INSIDE } from "./carried.ts";
import type { Carried } from "./carried.ts";
import { serve } from "./serve.ts";

// By this Pyodide knows classic workers, and refuses them: it could not import its parts there.
Object.assign(globalThis, { importScripts: undefined });

const scripts = async () => ({ loadPyodide, createModule });

addEventListener(
  "message",
  ({ data }: MessageEvent<Carried>) => serve({ here: INSIDE, scripts, get: getCarried(data) }),
  { once: true },
);
