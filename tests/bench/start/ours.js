// Begins a match on the start page as a press on "Deal the cards" does, in which the player is the
// first to act; gives the time at which the page has its cards and what is legal then. WebKit calls
// a page open before its script has run.
async (start) => {
  await customElements.whenDefined("rummy-app");
  const { store } = document.querySelector("rummy-app");
  return new Promise((done, fail) => {
    let begun = false;
    const look = () => {
      const { engine, loaded, position } = store.state;
      if (engine.failure) fail(new Error(JSON.stringify(engine.failure)));
      else if (position?.draws.length) done(performance.now());
      else if (loaded && !begun) {
        begun = true;
        void store.newMatch(start);
      }
    };
    store.subscribe(look);
    look();
  });
}
