/** A failed call that took this long counts as hanging, in milliseconds. */
const SLOW_MS = 2000;
/** Failures in a row that open the circuit. */
const MAX_SLOW_FAILURES = 2;
/** How long the circuit stays open before one call tries again, in milliseconds. */
const OPEN_MS = 5000;

/** Thrown without calling the server, which hung a moment ago. */
export class CircuitOpenError extends Error {
  override name = "CircuitOpenError";
}

/**
 * Rejects calls to a server that hangs, so that visitors do not wait for it. A server that fails
 * quickly is still called.
 */
export class CircuitBreaker {
  #slowFailureCount = 0;
  #openUntil = 0;

  async run<T>(call: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    if (this.#slowFailureCount >= MAX_SLOW_FAILURES) {
      if (startedAt < this.#openUntil) throw new CircuitOpenError("The server hung a moment ago.");
      // Only this call is sent; the others are still rejected.
      this.#openUntil = Number.POSITIVE_INFINITY;
    }
    try {
      const result = await call();
      this.#slowFailureCount = 0;
      return result;
    } catch (error) {
      const endedAt = performance.now();
      this.#slowFailureCount = endedAt - startedAt >= SLOW_MS ? this.#slowFailureCount + 1 : 0;
      this.#openUntil = endedAt + OPEN_MS;
      throw error;
    }
  }
}
