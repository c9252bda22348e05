// Keeps what the browser tells of inputs: the longest of the events that make up each. After an
// input, `meldbookPainted` answers with the times that have been told since the one before, and
// whether a bot was thinking when it came.
() => {
  const { store } = document.querySelector("rummy-app");
  let thinking = false;
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, () => (thinking = store.state.thinking !== null), true);
  const times = new Map();
  const take = ({ interactionId, duration }) => {
    if (interactionId) times.set(interactionId, Math.max(times.get(interactionId) ?? 0, duration));
  };
  const timing = new PerformanceObserver((list) => list.getEntries().forEach(take));
  timing.observe({ type: "event", durationThreshold: 16 });
  const frame = () => new Promise(requestAnimationFrame);
  window.meldbookPainted = async (milliseconds) => {
    await frame();
    await frame();
    await new Promise((done) => setTimeout(done, milliseconds)); // the browser tells a little later
    timing.takeRecords().forEach(take);
    const told = [...times.values()];
    times.clear();
    return { told, thinking };
  };
}
