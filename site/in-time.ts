import type { SiteContext } from "./context.ts";

/** How long a page waits for its data before it is sent without, in milliseconds. */
const PATIENCE = 150;

/** Data that arrived, or the reason it didn't: shown, never thrown. */
export type Outcome<T> = { ok: true; value: T } | { ok: false };

/** An outcome that is there already, or one that streams in behind a skeleton. */
export type Timely<T> = { now: Outcome<T> } | { later: Promise<Outcome<T>> };

/**
 * Waits a moment for data. What is there in time stands in the HTML; what is late streams; what
 * fails is logged under `what` and shown as an error by the page.
 */
export async function inTime<T>(
  data: Promise<T>,
  what: string,
  { page, log }: SiteContext,
): Promise<Timely<T>> {
  const outcome: Promise<Outcome<T>> = data.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      page.failed = true;
      log.warn({ err: error }, `could not load ${what}`);
      return { ok: false };
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined);
  });
  const now = await Promise.race([outcome, patience]);
  clearTimeout(timer);
  if (now) return { now };
  page.streams = true;
  return { later: outcome };
}
