/** A signal that aborts after a timeout, or with another signal, unless it is cleared first. */
export interface Deadline {
  signal: AbortSignal;
  clear: () => void;
}

/**
 * Starts a deadline, in milliseconds; `outer` ends it sooner. Our own timer references the signal:
 * `AbortSignal.timeout` in a Request, or combined by `AbortSignal.any`, has been garbage-collected
 * before it fired.
 */
export function startDeadline(after: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("It took too long.", "TimeoutError")),
    after,
  ).unref();
  outer?.addEventListener("abort", abort);
  if (outer?.aborted) abort();
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", abort);
    },
  };
}
