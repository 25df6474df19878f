import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "./security-headers.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Bytes to answer with again and again: a cached page or a file. */
export interface CachedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: Readonly<{ identity: Uint8Array; br?: Uint8Array; gzip?: Uint8Array }>;
}

/** Names and values in turn, as `writeHead` takes them; the last value is the request's id. */
interface Head {
  fields: string[];
  /** What they were made for: a body may be replaced by a smaller one. */
  body: Uint8Array | undefined;
}

const heads = new WeakMap<CachedResponse, Map<Encoding | "not modified", Head>>();

/**
 * Answers GET or HEAD straight on the connection: 304 where the browser has the bytes, else in the
 * best encoding it takes. Ranges are ignored, as HTTP allows. Gives the status.
 */
export function sendCached(
  cached: CachedResponse,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): number {
  const { "if-none-match": ifNoneMatch, "accept-encoding": accepted } = incoming.headers;
  if (ifNoneMatch !== undefined && cached.status === 200 && etagMatches(cached.etag, ifNoneMatch)) {
    outgoing.writeHead(304, headOf(cached, "not modified", undefined, requestId));
    outgoing.end();
    return 304;
  }
  const encoding = bestEncoding(accepted, cached.bodies);
  const body = cached.bodies[encoding];
  outgoing.writeHead(cached.status, headOf(cached, encoding, body, requestId));
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(body);
  return cached.status;
}

function headOf(
  cached: CachedResponse,
  encoding: Encoding | "not modified",
  body: Uint8Array | undefined,
  requestId: string,
): string[] {
  let byEncoding = heads.get(cached);
  if (!byEncoding) heads.set(cached, (byEncoding = new Map()));
  let head = byEncoding.get(encoding);
  if (!head || head.body !== body) {
    head = { fields: fieldsFor(cached, encoding, body), body };
    byEncoding.set(encoding, head);
  }
  head.fields[head.fields.length - 1] = requestId;
  return head.fields;
}

function fieldsFor(
  { headers, etag }: CachedResponse,
  encoding: Encoding | "not modified",
  body: Uint8Array | undefined,
): string[] {
  const { "content-type": type, ...others } = headers;
  const ofBody = body && {
    ...(type === undefined ? {} : { "content-type": type }),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
  const all = { ...others, ...ofBody, etag, vary: "Accept-Encoding", ...SECURITY_HEADERS };
  return [...Object.entries(all).flat(), "x-request-id", ""];
}

/** The tag is compared weakly: a proxy may have weakened a strong one. */
export function etagMatches(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => weak(tag.trim()) === weak(etag));
}

const weak = (tag: string) => (tag.startsWith("W/") ? tag : `W/${tag}`);

/** The smallest that a browser takes, by its `Accept-Encoding`. */
export function bestEncoding(
  accepted: string | string[] | null | undefined,
  bodies: CachedResponse["bodies"],
): Encoding {
  if (typeof accepted !== "string") return "identity";
  if (bodies.br && accepts(accepted, "br")) return "br";
  return bodies.gzip && accepts(accepted, "gzip") ? "gzip" : "identity";
}

/** Whether an `Accept-Encoding` names a coding, and not with a quality of zero. */
function accepts(accepted: string, coding: string): boolean {
  if (!accepted.includes(coding)) return false;
  return accepted.split(",").some((part) => {
    const [name = "", quality = ""] = part.trim().split(";");
    return name.trim() === coding && !/q=0(\.0*)?$/.test(quality.trim());
  });
}
