import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "./security-headers.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Bytes to answer with again and again: a kept page or a file. */
export interface Kept {
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

const heads = new WeakMap<Kept, Map<Encoding | "unchanged", Head>>();

/**
 * Answers GET or HEAD straight on the connection: 304 where the browser has the bytes, else in the
 * best encoding it takes. Ranges are ignored, as HTTP allows. Gives the status.
 */
export function sendKept(
  kept: Kept,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
): number {
  const { "if-none-match": known, "accept-encoding": accepted } = incoming.headers;
  if (known !== undefined && kept.status === 200 && isKnown(kept.etag, known)) {
    outgoing.writeHead(304, headOf(kept, "unchanged", undefined, requestId));
    outgoing.end();
    return 304;
  }
  const encoding = bestEncoding(accepted, kept.bodies);
  const body = kept.bodies[encoding];
  outgoing.writeHead(kept.status, headOf(kept, encoding, body, requestId));
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(body);
  return kept.status;
}

function headOf(
  kept: Kept,
  encoding: Encoding | "unchanged",
  body: Uint8Array | undefined,
  requestId: string,
): string[] {
  let known = heads.get(kept);
  if (!known) heads.set(kept, (known = new Map()));
  let head = known.get(encoding);
  if (!head || head.body !== body) {
    head = { fields: fieldsFor(kept, encoding, body), body };
    known.set(encoding, head);
  }
  head.fields[head.fields.length - 1] = requestId;
  return head.fields;
}

function fieldsFor(
  { headers, etag }: Kept,
  encoding: Encoding | "unchanged",
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
export function isKnown(etag: string, known: string): boolean {
  if (known === etag || known === "*") return true;
  return known.split(",").some((tag) => weak(tag.trim()) === weak(etag));
}

const weak = (tag: string) => (tag.startsWith("W/") ? tag : `W/${tag}`);

/** The smallest that a browser takes, by its `Accept-Encoding`. */
export function bestEncoding(
  accepted: string | string[] | null | undefined,
  bodies: Kept["bodies"],
): Encoding {
  if (typeof accepted !== "string") return "identity";
  if (bodies.br && takes(accepted, "br")) return "br";
  return bodies.gzip && takes(accepted, "gzip") ? "gzip" : "identity";
}

/** Whether an `Accept-Encoding` names a coding, and not with a quality of zero. */
function takes(accepted: string, coding: string): boolean {
  if (!accepted.includes(coding)) return false;
  return accepted.split(",").some((part) => {
    const [name = "", quality = ""] = part.trim().split(";");
    return name.trim() === coding && !/q=0(\.0*)?$/.test(quality.trim());
  });
}
