/** The longest wait that this site respects: a day. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

/** Returns the milliseconds to wait, from a response's `Retry-After`; 0 if it has none. */
export function parseRetryAfter({ headers }: { headers: Headers }): number {
  const value = headers.get("retry-after")?.trim() ?? "";
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.min(MAX_WAIT_MS, Math.max(0, waitMs || 0));
}
