// Plays so many deals through the intents of the page: the person draws and throws, bots do the rest.
async (deals) => {
  const { store } = document.querySelector("rummy-app");
  const due = ({ pending, position }) =>
    position && !pending && (position.phase === "over" || position.turn === position.seat);
  const turn = () =>
    new Promise((done) => {
      const look = () => {
        if (!due(store.state)) return;
        stop();
        done(store.state.position);
      };
      const stop = store.subscribe(look);
      look();
    });
  const throwAny = async (at) => {
    for (const { key } of [...store.state.hand].reverse()) {
      store.select([key]);
      await store.discard();
      if (store.state.position.at !== at) return;
    }
    throw new Error("no card can be thrown");
  };
  for (let left = deals; left > 0; ) {
    const { at, draws, phase, winners } = await turn();
    if (phase === "draw") await store[draws[0]]();
    else if (phase === "play") await throwAny(at);
    else {
      left -= 1;
      await (winners ? store.rematch() : store.nextDeal());
    }
  }
}
