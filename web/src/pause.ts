/** A wait that can be cut short. Timers may come late in a hidden tab, never twice. */
export class Pause {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: (() => void) | null = null;

  /** Resolves after that time, or at once when `skip` is called. One wait at a time. */
  wait(milliseconds: number): Promise<void> {
    this.skip();
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#end = resolve;
      this.#timer = setTimeout(() => this.skip(), milliseconds);
    });
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#end?.();
    this.#end = null;
  }
}
