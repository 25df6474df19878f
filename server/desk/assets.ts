import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Assets } from "#desk/ports.ts";
import type { CachedResponse } from "../cached-response.ts";

const ENTRY = "desk/browser/entry.ts";
const EDITOR = "desk/browser/editor/entry.ts";

/**
 * The desk's browser files of a build (vite.desk.config.ts), read into memory, and those of the site
 * that the preview of its page asks for: fonts and pictures.
 */
export function readAssets(
  folder: string,
  siteFiles: ReadonlyMap<string, CachedResponse> = new Map(),
): Assets {
  const manifest = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"));
  const { file, css } = manifest[ENTRY] as { file: string; css: string[] };
  const editor = manifest[EDITOR] as { file: string };
  const files = new Map<string, { body: Uint8Array<ArrayBuffer>; type: string }>();
  for (const name of readdirSync(path.join(folder, "assets"))) {
    const body = new Uint8Array(readFileSync(path.join(folder, "assets", name)));
    files.set(`/assets/${name}`, { body, type: getMimeType(name) ?? "application/octet-stream" });
  }
  return {
    script: `/${file}`,
    style: `/${css[0]}`,
    editor: `/${editor.file}`,
    file: (address) => files.get(address) ?? siteFile(siteFiles.get(address)),
  };
}

function siteFile(file: CachedResponse | undefined) {
  const type = file?.headers["content-type"];
  // No script: none runs in what the desk shows of the site.
  if (!file || type === undefined || !/^(?:font|image)\//.test(type)) return undefined;
  return { body: new Uint8Array(file.bodies.identity), type };
}
