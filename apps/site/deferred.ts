import type { SiteContext } from "./context.ts";

/** How long data may take before it counts as slow, in milliseconds. */
const TIMEOUT = 150;
/** The same for a page that streams: it starts without slow data. */
const STREAM_TIMEOUT = 10;

/** Loaded data, or a failure, which the page shows instead of throwing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false };

/** An outcome that is already available, or one that streams in behind a skeleton. */
export type Deferred<T> = { now: Outcome<T> } | { later: Promise<Outcome<T>> };

/**
 * Waits for data. A page rendered whole waits for all of it and reports that it is slow; one that
 * streams starts without what is missing. Failures are logged under `what` and shown by the page as
 * an error; API calls fail at the page's deadline.
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

/** Resolves to the outcome, however long it takes. Failures are logged under `what`. */
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
