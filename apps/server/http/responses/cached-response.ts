import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "../security-headers.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A response in memory: a rendered page or a file. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Bodies;
}

type Bodies = { identity: Uint8Array } & Partial<Record<"br" | "gzip", Uint8Array | undefined>>;

/** A weak ETag of a body, shared by all its encodings. */
export const computeEtag = (body: Uint8Array): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

interface Preconditions {
  ifNoneMatch: string | null;
  acceptEncoding: string | null;
}

/** Returns 304 if the browser has the body, else the body in the best encoding it accepts. */
function negotiateContent(cached: CachedResponse, { ifNoneMatch, acceptEncoding }: Preconditions) {
  const { status, etag, bodies } = cached;
  const { "content-type": type, ...otherHeaders } = cached.headers;
  const headers: Record<string, string> = { ...otherHeaders, etag, vary: "Accept-Encoding" };
  if (status === 200 && ifNoneMatch !== null && matchesEtag(etag, ifNoneMatch)) {
    return { status: 304, headers, body: undefined };
  }
  const encoding = chooseEncoding(acceptEncoding, bodies);
  const body = bodies[encoding] ?? bodies.identity;
  if (type !== undefined) headers["content-type"] = type;
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(body.length);
  return { status, headers, body };
}

/** Creates the response to a request that went through the routes. */
export function toResponse(cached: CachedResponse, request: Request): Response {
  const { status, headers, body } = negotiateContent(cached, {
    ifNoneMatch: request.headers.get("if-none-match"),
    acceptEncoding: request.headers.get("accept-encoding"),
  });
  return new Response(body as Uint8Array<ArrayBuffer> | undefined, { status, headers });
}

/** Sends the response to GET or HEAD and returns the status. Ignores ranges, as HTTP allows. */
export function sendCached(
  cached: CachedResponse,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): number {
  const { "if-none-match": ifNoneMatch = null, "accept-encoding": accepted } = incoming.headers;
  const acceptEncoding = typeof accepted === "string" ? accepted : null;
  const { status, headers, body } = negotiateContent(cached, { ifNoneMatch, acceptEncoding });
  outgoing.writeHead(status, { ...headers, ...SECURITY_HEADERS, "x-request-id": requestId });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
  return status;
}

/** Compares weakly: a proxy may have weakened a strong tag. */
export function matchesEtag(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => toWeakEtag(tag.trim()) === toWeakEtag(etag));
}

const toWeakEtag = (tag: string) => (tag.startsWith("W/") ? tag : `W/${tag}`);

/** The smallest encoding that a browser's `Accept-Encoding` allows. */
export function chooseEncoding(accepted: string | null, bodies: Bodies): Encoding {
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
