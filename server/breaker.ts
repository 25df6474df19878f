/** A failure that took this long counts as hanging, in milliseconds. */
const SLOW = 2000;
/** So many in a row, and the other side is left alone. */
const LIMIT = 2;
/** For how long, before one is let through to try, in milliseconds. */
const REST = 5000;

/** Refused without asking, because the other side hung a moment ago. */
export class LeftAlone extends Error {
  override name = "LeftAlone";
}

/**
 * Spares visitors the wait for a server that hangs. One that refuses or fails quickly is asked each
 * time: that costs nobody anything.
 */
export class Breaker {
  #hung = 0;
  #restsUntil = 0;

  async run<T>(call: () => Promise<T>): Promise<T> {
    const started = performance.now();
    if (this.#hung >= LIMIT) {
      if (started < this.#restsUntil) throw new LeftAlone("The server hung a moment ago.");
      // This one tries; the others go on resting meanwhile.
      this.#restsUntil = Number.POSITIVE_INFINITY;
    }
    try {
      const result = await call();
      this.#hung = 0;
      return result;
    } catch (error) {
      const ended = performance.now();
      this.#hung = ended - started >= SLOW ? this.#hung + 1 : 0;
      this.#restsUntil = ended + REST;
      throw error;
    }
  }
}
