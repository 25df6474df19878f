import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds after the commit within which every process shows a change. */
export const MAX_DELAY_MS = 1000;

/**
 * Polls all sites until each shows a change that was just committed. Late means that a request sent
 * after `MAX_DELAY_MS` still got the old version, however long responses take.
 */
export async function waitUntilVisible(
  sites: readonly string[],
  isShown: (site: string) => Promise<boolean>,
): Promise<{ time: number; isLate: boolean }> {
  const committedAt = performance.now();
  let isLate = false;
  for (const site of sites) {
    for (;;) {
      const startedAt = performance.now();
      if (await isShown(site)) break;
      isLate ||= startedAt - committedAt > MAX_DELAY_MS;
      await wait(10);
    }
  }
  return { time: performance.now() - committedAt, isLate };
}
