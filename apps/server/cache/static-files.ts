import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type CachedResponse, computeEtag } from "../http/responses/cached-response.ts";
import type { StyleSheets } from "../rendering/html.ts";
import { FILE_POLICY } from "../http/security-headers.ts";

const IMMUTABLE_CACHE = "public, max-age=31536000, immutable";
const ONE_HOUR_CACHE = "public, max-age=3600";

/**
 * The build's client files by path, read into memory with the compressed files next to them.
 * Files under /assets have a content hash in their names and never change.
 */
export function readStaticFiles(folder: string): ReadonlyMap<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || isCompressedCopy(file)) continue;
    const url = `/${path.relative(folder, file).split(path.sep).map(encodeURIComponent).join("/")}`;
    const cacheControl = url.startsWith("/assets/") ? IMMUTABLE_CACHE : ONE_HOUR_CACHE;
    files.set(url, readStaticFile(file, cacheControl));
  }
  return files;
}

/** The style sheets among these files, as text. */
export function indexStyleSheets(files: ReadonlyMap<string, CachedResponse>): StyleSheets {
  const sheets = [...files].filter(([url]) => url.endsWith(".css"));
  return new Map(
    sheets.map(([url, { bodies }]) => [url, new TextDecoder().decode(bodies.identity)]),
  );
}

const isCompressedCopy = (file: string) =>
  /\.(br|gz)$/.test(file) && existsSync(file.replace(/\.\w+$/, ""));

function readStaticFile(file: string, cacheControl: string): CachedResponse {
  const identity = readFileSync(file);
  const readCompressed = (extension: string) =>
    existsSync(file + extension) ? readFileSync(file + extension) : undefined;
  return {
    status: 200,
    headers: {
      "content-type": getMimeType(file) ?? "application/octet-stream",
      "cache-control": cacheControl,
      "content-security-policy": FILE_POLICY,
    },
    etag: computeEtag(identity),
    bodies: { identity, br: readCompressed(".br"), gzip: readCompressed(".gz") },
  };
}
