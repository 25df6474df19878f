const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * True where a form was sent from a page of the desk itself. All browsers say whence a form comes. With
 * `DESK_URL` unset the desk is reached on this machine alone, by any of its names; other names could
 * be another site's that points here.
 */
export function isOwnOrigin(request: Request, ownUrl: string | undefined): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  if (ownUrl !== undefined) return origin === new URL(ownUrl).origin;
  const { host, hostname } = new URL(origin);
  return LOOPBACK.has(hostname) && host === request.headers.get("host");
}
