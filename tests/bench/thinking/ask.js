// Puts bots' questions to a worker of the page's own kind, each match opened before it is timed.
// Gives the milliseconds of each answer, and last those of a plain loop.
async (asked) => {
  const kept = (window.bench ??= begun());
  const { ask } = await kept;
  const spent = [];
  for (const [record, seat] of asked) {
    await ask({ op: "view", record, seat });
    const start = performance.now();
    await ask({ op: "bot", record });
    spent.push(performance.now() - start);
  }
  return [...spent, loop()];

  function loop() {
    const start = performance.now();
    let total = 0;
    for (let number = 0; number < 1e7; number += 1) total = (total + number) & 0xffff;
    return total < 0 ? 0 : performance.now() - start;
  }

  function begun() {
    const { name } = performance.getEntriesByType("resource").find(({ name }) => /\/worker\.js/.test(name));
    const worker = new Worker(name, { type: "module" });
    const waiting = new Map();
    let id = 0;
    const ask = (request) =>
      new Promise((done, fail) => {
        id += 1;
        waiting.set(id, (text) => {
          const answer = JSON.parse(text);
          if (answer.ok) done(answer);
          else fail(new Error(text));
        });
        worker.postMessage({ type: "ask", id, text: JSON.stringify({ ...request, id }) });
      });
    return new Promise((done, fail) => {
      worker.addEventListener("message", ({ data }) => {
        if (data.type === "ready") done({ ask });
        if (data.type === "failed" || data.type === "fatal") fail(new Error(JSON.stringify(data)));
        if (data.type === "answer") waiting.get(data.id)(data.text);
      });
      worker.postMessage({ type: "start", module: null });
    });
  }
}
