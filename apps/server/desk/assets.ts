import { readFileSync } from "node:fs";
import path from "node:path";
import type { Assets } from "@angadi/desk/request/ports";
import { type CachedResponse, chooseEncoding } from "../http/responses/cached-response.ts";
import { readStaticFiles } from "../cache/static-files.ts";

const SCRIPT_ENTRY = "apps/desk/browser/entry.ts";
const EDITOR_ENTRY = "apps/desk/browser/editor/entry.ts";

/**
 * The desk's client files of a build (vite.desk.config.ts), read into memory with the compressed
 * files next to them, and the site's files that the preview of its page requests: fonts and
 * pictures, including the icon.
 */
export function readAssets(
  folder: string,
  siteFiles: ReadonlyMap<string, CachedResponse> = new Map(),
): Assets {
  const manifest = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"));
  const { file, css } = manifest[SCRIPT_ENTRY] as { file: string; css: string[] };
  const editor = manifest[EDITOR_ENTRY] as { file: string };
  const files = readStaticFiles(folder);
  return {
    script: `/${file}`,
    style: `/${css[0]}`,
    editor: `/${editor.file}`,
    readFile(address, acceptEncoding) {
      const asset = files.get(address) ?? allowFontOrPicture(siteFiles.get(address));
      if (!asset) return undefined;
      const encoding = chooseEncoding(acceptEncoding, asset.bodies);
      const body = new Uint8Array(asset.bodies[encoding] ?? asset.bodies.identity);
      return { body, encoding, type: getContentType(asset) };
    },
  };
}

/** Returns a font or picture only: no script runs in the desk's preview of the site. */
const allowFontOrPicture = (file: CachedResponse | undefined) =>
  file && /^(?:font|image)\//.test(getContentType(file)) ? file : undefined;

const getContentType = ({ headers }: CachedResponse) =>
  headers["content-type"] ?? "application/octet-stream";
