import { vi } from "vitest";

/** Repeats `check` until it throws no more, for up to 20 s: a busy machine needs some. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000 });
