import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Builds previews/pictures.ts as the text it comes to, without its sources and its encoder. */
export const encodePictures: Plugin = {
  name: "angadi:encode-pictures",
  apply: "build",
  async load(id) {
    if (!id.endsWith("/previews/pictures.ts")) return null;
    const values: Record<string, unknown> = await import(pathToFileURL(id).href);
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
};
