import { vi } from "vitest";

/** Repeats `check` until it does not throw, for up to 20 s, since the machine may be busy. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000 });
