import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bestEncoding, etagMatches } from "./cached-response.ts";

/** A page rendered whole, with everything needed to answer with it again. */
export interface EncodedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Uint8Array; br: Uint8Array; gzip: Uint8Array };
}

/** What is rendered once, and at once. Brotli's best is ten times slower (docs/decisions/0003-page-cache.md). */
const QUICK = 5;

/** Compresses a rendered page in all encodings, for all who will ask for it. */
export async function encodePage(
  status: number,
  headers: Record<string, string>,
  body: Uint8Array,
): Promise<EncodedPage> {
  const [br, gz] = await Promise.all([brotli(body, QUICK), promisify(gzip)(body)]);
  return { status, headers, etag: etagOf(body), bodies: { identity: body, br, gzip: exact(gz) } };
}

/** Compresses a page's body as small as it gets: about 0.1 s for the home page. */
export async function compressBest({ bodies }: EncodedPage): Promise<void> {
  bodies.br = await brotli(bodies.identity, constants.BROTLI_MAX_QUALITY);
}

export const etagOf = (body: Uint8Array): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

const brotli = async (body: Uint8Array, quality: number) =>
  exact(
    await promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );

/** zlib gives a part of a larger buffer, which would stay in memory with it. */
const exact = (bytes: Uint8Array) => Uint8Array.from(bytes);

/** Answers with a page: 304 where the browser has it, else in the best encoding it takes. */
export function respondWith(page: EncodedPage, request: Request): Response {
  const headers = new Headers(page.headers);
  headers.set("ETag", page.etag);
  headers.set("Vary", "Accept-Encoding");
  const ifNoneMatch = request.headers.get("if-none-match");
  if (page.status === 200 && ifNoneMatch !== null && etagMatches(page.etag, ifNoneMatch)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  const encoding = bestEncoding(request.headers.get("accept-encoding"), page.bodies);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const body = page.bodies[encoding];
  headers.set("Content-Length", String(body.length));
  return new Response(body as Uint8Array<ArrayBuffer>, { status: page.status, headers });
}
