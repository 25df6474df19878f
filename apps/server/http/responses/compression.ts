import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type CachedResponse, computeEtag } from "./cached-response.ts";

/** Brotli's quality for new renders; the best is ten times slower (docs/decisions/0003-page-cache.md). */
const FAST_QUALITY = 5;

/** Compresses a rendered page in all encodings. */
export async function encodePage(
  status: number,
  headers: Record<string, string>,
  body: Uint8Array,
): Promise<CachedResponse> {
  const [brotliBody, gzipBody] = await Promise.all([
    compressBrotli(body, FAST_QUALITY),
    promisify(gzip)(body),
  ]);
  return {
    status,
    headers,
    etag: computeEtag(body),
    bodies: { identity: body, br: brotliBody, gzip: copyBytes(gzipBody) },
  };
}

/** Compresses a page's body with the best quality, which takes about 0.1 s for the home page. */
export async function compressBest({ bodies }: CachedResponse): Promise<void> {
  bodies.br = await compressBrotli(bodies.identity, constants.BROTLI_MAX_QUALITY);
}

const compressBrotli = async (body: Uint8Array, quality: number) =>
  copyBytes(
    await promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );

/** Copies zlib's result, which is a view of a larger buffer that would stay in memory. */
const copyBytes = (bytes: Uint8Array) => Uint8Array.from(bytes);
