/**
 * Wraps an event handler so that an exception in it, or a rejected promise that it returns, reaches
 * `onError` and never ends the process.
 */
export function withErrorBoundary<Args extends unknown[]>(
  handle: (...args: Args) => unknown,
  onError: (error: unknown, ...args: Args) => void,
): (...args: Args) => void {
  const run = async (...args: Args) => {
    try {
      await handle(...args);
    } catch (error) {
      onError(error, ...args);
    }
  };
  return (...args) => void run(...args);
}
