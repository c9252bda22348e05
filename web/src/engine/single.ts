/**
 * The worker of the page that carries all: Pyodide's scripts are part of it, and the other files
 * are the page's first message. It is a classic worker, since from a file Chromium starts no other.
 */
import "./as-module.ts";
import { loadPyodide } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";
import { getCarried, INSIDE } from "./carried.ts";
import type { Carried } from "./carried.ts";
import { serve } from "./serve.ts";

const scripts = async () => ({ loadPyodide, createModule });

addEventListener(
  "message",
  ({ data }: MessageEvent<Carried>) => serve({ here: INSIDE, scripts, get: getCarried(data) }),
  { once: true },
);
