/**
 * Three versions of each page, all served from memory, compressed once with brotli, by one server
 * per version. `page` is unchanged; `floor` has no scripts, and so no web fonts; `limit` is the
 * floor without preloads and icons.
 */
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { BUILD } from "@angadi/test-kit/built-server";

export const VERSIONS = ["page", "floor", "limit"] as const;
export type Version = (typeof VERSIONS)[number];

interface ServedFile {
  type: string;
  /** "br", or undefined if compression does not help. */
  encoding: "br" | undefined;
  body: Buffer;
}

export interface VersionServers {
  /** The origin of each version. */
  urls: Record<Version, string>;
  close: () => void;
}

/**
 * Fetches the pages of `routes` from a running site; serves their versions with the build's files.
 */
export async function serveVersions(
  origin: string,
  routes: readonly string[],
): Promise<VersionServers> {
  const files = readFiles(path.join(BUILD, "client"));
  const filesByVersion: Record<Version, Map<string, ServedFile>> = {
    page: new Map(files),
    floor: new Map(files),
    limit: new Map(files),
  };
  for (const route of routes) {
    const html = await (await fetch(origin + route)).text();
    const htmlWithoutScripts = removeScripts(html);
    filesByVersion.page.set(route, createFile("text/html; charset=utf-8", Buffer.from(html)));
    filesByVersion.floor.set(
      route,
      createFile("text/html; charset=utf-8", Buffer.from(htmlWithoutScripts)),
    );
    filesByVersion.limit.set(
      route,
      createFile("text/html; charset=utf-8", Buffer.from(removePreloads(htmlWithoutScripts))),
    );
  }
  const servers = await Promise.all(
    VERSIONS.map(async (version) => serve(filesByVersion[version])),
  );
  const [page = "", floor = "", limit = ""] = servers.map(({ url }) => url);
  return { urls: { page, floor, limit }, close: () => void servers.map(({ close }) => close()) };
}

const removeScripts = (html: string) =>
  html.replaceAll(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");

/** Styles are inlined, so removing their links changes nothing. */
const removePreloads = (htmlWithoutScripts: string): string =>
  htmlWithoutScripts
    .replaceAll(/<link rel="(?:preload|stylesheet|icon|apple-touch-icon|manifest)"[^>]*>/g, "")
    .replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, "");

/** Serves a folder with a built static site in the same way. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const files = readFiles(folder);
  const home = files.get("/index.html");
  return serve(new Map([...files, ...(home ? [["/", home] as const] : [])]));
}

function readFiles(folder: string): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const name = path.join(entry.parentPath, entry.name);
    const type = getMimeType(name) ?? "application/octet-stream";
    files.set(`/${path.relative(folder, name)}`, createFile(type, readFileSync(name)));
  }
  return files;
}

function createFile(type: string, content: Buffer): ServedFile {
  const isText = /text|javascript|json|svg|manifest/.test(type);
  return isText
    ? { type, encoding: "br", body: brotliCompressSync(content) }
    : { type, encoding: undefined, body: content };
}

async function serve(files: ReadonlyMap<string, ServedFile>) {
  const server = createServer(({ url = "" }, response) => {
    const file = files.get(url.split("?")[0] ?? "");
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      "Content-Type": file.type,
      "Content-Length": file.body.length,
      "Cache-Control": "public, max-age=3600",
      ...(file.encoding && { "Content-Encoding": file.encoding }),
    });
    return response.end(file.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
