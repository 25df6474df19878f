/** A failure that took this long counts as hanging, in milliseconds. */
const SLOW = 2000;
/** Failures in a row that open the circuit. */
const MAX_HUNG = 2;
/** For how long, before one is let through to try, in milliseconds. */
const OPEN_FOR = 5000;

/** Refused without asking, because the other side hung a moment ago. */
export class CircuitOpen extends Error {
  override name = "CircuitOpen";
}

/**
 * Spares visitors the wait for a server that hangs. One that refuses or fails quickly is asked each
 * time: this costs visitors nothing.
 */
export class CircuitBreaker {
  #hung = 0;
  #openUntil = 0;

  async run<T>(call: () => Promise<T>): Promise<T> {
    const started = performance.now();
    if (this.#hung >= MAX_HUNG) {
      if (started < this.#openUntil) throw new CircuitOpen("The server hung a moment ago.");
      // This one tries; the others go on resting meanwhile.
      this.#openUntil = Number.POSITIVE_INFINITY;
    }
    try {
      const result = await call();
      this.#hung = 0;
      return result;
    } catch (error) {
      const ended = performance.now();
      this.#hung = ended - started >= SLOW ? this.#hung + 1 : 0;
      this.#openUntil = ended + OPEN_FOR;
      throw error;
    }
  }
}
