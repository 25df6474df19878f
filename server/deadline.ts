/** A signal that aborts after a time, unless it is cleared before. */
export interface Deadline {
  signal: AbortSignal;
  clear: () => void;
}

/**
 * Starts a deadline, in milliseconds. A timer of our own holds the signal: `AbortSignal.timeout` in a
 * Request, or combined with others, has been seen to vanish in a garbage collection.
 */
export function deadline(after: number): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException("It took too long.", "TimeoutError")),
    after,
  ).unref();
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
