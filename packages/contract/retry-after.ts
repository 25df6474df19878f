/** The longest wait that is obeyed, in milliseconds: a day. */
const MAX_MS = 24 * 60 * 60 * 1000;

/** The milliseconds to wait that a response asks for in `Retry-After`; 0 if it does not. */
export function parseRetryAfter({ headers }: { headers: Headers }): number {
  const value = headers.get("retry-after")?.trim() ?? "";
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.min(MAX_MS, Math.max(0, wait || 0));
}
