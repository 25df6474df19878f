import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "../security-headers.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A response kept in memory: a rendered page or a file. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Uint8Array; br?: Uint8Array | undefined; gzip?: Uint8Array | undefined };
}

/** A weak ETag of a body, shared by all its encodings. */
export const computeEtag = (body: Uint8Array): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

interface Preconditions {
  ifNoneMatch: string | null;
  acceptEncoding: string | null;
}

/** Returns 304 if the browser has the body, else the body in the best encoding it accepts. */
function negotiate(cached: CachedResponse, { ifNoneMatch, acceptEncoding }: Preconditions) {
  const { status, etag, bodies } = cached;
  const { "content-type": type, ...otherHeaders } = cached.headers;
  const headers: Record<string, string> = { ...otherHeaders, etag, vary: "Accept-Encoding" };
  if (status === 200 && ifNoneMatch !== null && etagMatches(etag, ifNoneMatch)) {
    return { status: 304, headers, body: undefined };
  }
  const encoding = bestEncoding(acceptEncoding, bodies);
  const body = bodies[encoding] ?? bodies.identity;
  if (type !== undefined) headers["content-type"] = type;
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(body.length);
  return { status, headers, body };
}

/** Answers a request that went through the routes. */
export function respondWith(cached: CachedResponse, request: Request): Response {
  const { status, headers, body } = negotiate(cached, {
    ifNoneMatch: request.headers.get("if-none-match"),
    acceptEncoding: request.headers.get("accept-encoding"),
  });
  return new Response(body as Uint8Array<ArrayBuffer> | undefined, { status, headers });
}

/** Answers GET or HEAD on the connection. Ignores ranges, as HTTP allows. Returns the status. */
export function sendCached(
  cached: CachedResponse,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): number {
  const { "if-none-match": ifNoneMatch = null, "accept-encoding": accepted } = incoming.headers;
  const acceptEncoding = typeof accepted === "string" ? accepted : null;
  const { status, headers, body } = negotiate(cached, { ifNoneMatch, acceptEncoding });
  outgoing.writeHead(status, { ...headers, ...SECURITY_HEADERS, "x-request-id": requestId });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
  return status;
}

/** Compares weakly: a proxy may have weakened a strong tag. */
export function etagMatches(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => toWeakEtag(tag.trim()) === toWeakEtag(etag));
}

const toWeakEtag = (tag: string) => (tag.startsWith("W/") ? tag : `W/${tag}`);

/** The smallest encoding that a browser's `Accept-Encoding` allows. */
export function bestEncoding(accepted: string | null, bodies: CachedResponse["bodies"]): Encoding {
  if (accepted === null) return "identity";
  if (bodies.br && acceptsCoding(accepted, "br")) return "br";
  return bodies.gzip && acceptsCoding(accepted, "gzip") ? "gzip" : "identity";
}

/** Whether an `Accept-Encoding` lists a coding with a quality above zero. */
function acceptsCoding(accepted: string, coding: string): boolean {
  if (!accepted.includes(coding)) return false;
  return accepted.split(",").some((entry) => {
    const [name = "", quality = ""] = entry.trim().split(";");
    return name.trim() === coding && !/q=0(\.0*)?$/.test(quality.trim());
  });
}
