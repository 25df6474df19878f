const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * True if a form was sent from a page of the desk itself; all browsers send the origin of a form.
 * With `DESK_URL` unset the desk is only reachable on this machine, under its loopback names; any
 * other name could be another site's that resolves to this machine (DNS rebinding).
 */
export function isOwnOrigin(request: Request, ownUrl: string | undefined): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  if (ownUrl !== undefined) return origin === new URL(ownUrl).origin;
  const { host, hostname } = new URL(origin);
  return LOOPBACK.has(hostname) && host === request.headers.get("host");
}
