import type { SiteContext } from "./context.ts";

/** How long data may take before it counts as slow, in milliseconds. */
const TIMEOUT_MS = 150;
/** The same for a page that streams: it starts without slow data. */
const STREAM_TIMEOUT_MS = 10;

/** Loaded data, or a failure, which the page shows instead of throwing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false };

/** An outcome that is already available, or one that streams in behind a skeleton. */
export type Deferred<T> = { now: Outcome<T> } | { later: Promise<Outcome<T>> };

/**
 * Waits for data. A page that cannot stream waits for all of it and reports slow data; a streamed
 * page starts without it. Failures are logged under `label` and shown by the page as an error; API
 * calls fail at the page's deadline.
 */
export async function defer<T>(
  data: Promise<T>,
  label: string,
  site: SiteContext,
): Promise<Deferred<T>> {
  const { page } = site;
  const outcome = toOutcome(data, label, site);
  const now = await withTimeout(outcome, page.canStream ? STREAM_TIMEOUT_MS : TIMEOUT_MS);
  if (now) return { now };
  if (page.canStream) {
    page.isStreaming = true;
    return { later: outcome };
  }
  page.onWait(outcome);
  return { now: await outcome };
}

/** Resolves to the outcome, however long it takes. Failures are logged under `label`. */
export function toOutcome<T>(
  data: Promise<T>,
  label: string,
  { page, log }: SiteContext,
): Promise<Outcome<T>> {
  return data.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      page.hasFailed = true;
      log.warn({ err: error }, `could not load ${label}`);
      return { ok: false };
    },
  );
}

async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined);
  });
  const result = await Promise.race([promise, timeout]);
  clearTimeout(timer);
  return result;
}
