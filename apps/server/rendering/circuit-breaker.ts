/** A failure that took this long counts as hanging, in milliseconds. */
const SLOW_MS = 2000;
/** Failures in a row that open the circuit. */
const MAX_FAILURES = 2;
/** How long the circuit stays open before one call tries again, in milliseconds. */
const OPEN_MS = 5000;

/** Thrown without calling the server, because it hung a moment ago. */
export class CircuitOpenError extends Error {
  override name = "CircuitOpenError";
}

/**
 * Spares visitors the wait for a server that hangs. A server that refuses or fails quickly is still
 * called each time: this costs visitors nothing.
 */
export class CircuitBreaker {
  #slowFailures = 0;
  #openUntil = 0;

  async run<T>(call: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    if (this.#slowFailures >= MAX_FAILURES) {
      if (startedAt < this.#openUntil) throw new CircuitOpenError("The server hung a moment ago.");
      // This call tries; the circuit stays open for the others meanwhile.
      this.#openUntil = Number.POSITIVE_INFINITY;
    }
    try {
      const result = await call();
      this.#slowFailures = 0;
      return result;
    } catch (error) {
      const endedAt = performance.now();
      this.#slowFailures = endedAt - startedAt >= SLOW_MS ? this.#slowFailures + 1 : 0;
      this.#openUntil = endedAt + OPEN_MS;
      throw error;
    }
  }
}
