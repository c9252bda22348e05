/** The shared worker: the engine of all frames of a page. */
import { networkScripts } from "./scripts.ts";
import { Server } from "./serve.ts";
import type { FromWorker, ToWorker } from "./wire.ts";

const here = new URL("../", import.meta.url); // it lies in embed/
const server = new Server({ here, scripts: networkScripts });

addEventListener("connect", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  const hear = (heard: (message: ToWorker) => void): void => {
    port.onmessage = ({ data }: MessageEvent<ToWorker>) => heard(data);
  };
  const say = (message: FromWorker, moved: Transferable[] = []): void => {
    port.postMessage(message, moved);
    if (message.type === "fatal") close(); // the next frame begins with a new one
  };
  server.serve({ hear, say }, false);
});
