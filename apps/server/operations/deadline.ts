/** A signal that aborts after a timeout, or with another signal, unless it is cleared first. */
export interface Deadline {
  signal: AbortSignal;
  clear: () => void;
}

/**
 * Starts a deadline; `parentSignal` ends it sooner. The timer references the signal, because
 * `AbortSignal.timeout` in a Request, or in `AbortSignal.any`, may be garbage-collected before it
 * aborts.
 */
export function startDeadline(timeoutMs: number, parentSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(parentSignal?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("It took too long.", "TimeoutError")),
    timeoutMs,
  ).unref();
  parentSignal?.addEventListener("abort", abort);
  if (parentSignal?.aborted) abort();
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      parentSignal?.removeEventListener("abort", abort);
    },
  };
}
