const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * True if a form was sent from a page of the desk; all browsers send a form's origin. Without
 * `DESK_URL` only the loopback names count: another name could belong to a site that resolves to
 * this machine (DNS rebinding).
 */
export function isOwnOrigin(request: Request, ownUrl: string | undefined): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  if (ownUrl !== undefined) return origin === new URL(ownUrl).origin;
  const { host, hostname } = new URL(origin);
  return LOOPBACK.has(hostname) && host === request.headers.get("host");
}
