/** Longest wait for an idle moment, in milliseconds: a busy or animated page has none. */
const IDLE_TIMEOUT_MS = 200;

/** Runs a task in an idle moment; Safari cannot tell when that is. */
export const runWhenIdle = (task: () => void): unknown =>
  "requestIdleCallback" in globalThis
    ? requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(task);
