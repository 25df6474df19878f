/** A failure that took this long counts as hanging, in milliseconds. */
const SLOW = 2000;
/** Failures in a row that open the circuit. */
const MAX_HUNG = 2;
/** How long the circuit stays open before one call tries again, in milliseconds. */
const OPEN_FOR = 5000;

/** Thrown without calling the server, because it hung a moment ago. */
export class CircuitOpen extends Error {
  override name = "CircuitOpen";
}

/**
 * Spares visitors the wait for a server that hangs. A server that refuses or fails quickly is still
 * called each time: this costs visitors nothing.
 */
export class CircuitBreaker {
  #hung = 0;
  #openUntil = 0;

  async run<T>(call: () => Promise<T>): Promise<T> {
    const started = performance.now();
    if (this.#hung >= MAX_HUNG) {
      if (started < this.#openUntil) throw new CircuitOpen("The server hung a moment ago.");
      // This call tries; the circuit stays open for the others meanwhile.
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
