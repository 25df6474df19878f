import type { SiteContext } from "./context.ts";

/** How long data may take before it counts as slow, in milliseconds. */
const TIMEOUT = 150;
/** What a page that begins without its slow data still waits for. */
const STREAM_TIMEOUT = 10;

/** Data that arrived, or the reason it didn't: shown, never thrown. */
export type Outcome<T> = { ok: true; value: T } | { ok: false };

/** An outcome that is there already, or one that streams in behind a skeleton. */
export type Deferred<T> = { now: Outcome<T> } | { later: Promise<Outcome<T>> };

/**
 * Waits for data. A page that is made whole waits for all of it and tells when it is slow; one that
 * is streamed begins without what is not there yet. What fails is logged under `what` and shown as an
 * error by the page; calls to the API fail at the page's deadline.
 */
export async function defer<T>(
  data: Promise<T>,
  what: string,
  site: SiteContext,
): Promise<Deferred<T>> {
  const { page } = site;
  const outcome = settled(data, what, site);
  const now = await within(outcome, page.mayStream ? STREAM_TIMEOUT : TIMEOUT);
  if (now) return { now };
  if (page.mayStream) {
    page.streams = true;
    return { later: outcome };
  }
  page.waits(outcome);
  return { now: await outcome };
}

/** What became of data, however long it takes. What fails is logged under `what`. */
export function settled<T>(
  data: Promise<T>,
  what: string,
  { page, log }: SiteContext,
): Promise<Outcome<T>> {
  return data.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      page.failed = true;
      log.warn({ err: error }, `could not load ${what}`);
      return { ok: false };
    },
  );
}

async function within<T>(work: Promise<T>, time: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, time, undefined);
  });
  const first = await Promise.race([work, over]);
  clearTimeout(timer);
  return first;
}
