import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Evaluates packages/art/pictures.ts and item-pictures.ts at build time, so that no encoder is
 * bundled.
 */
export const encodePictures: Plugin = {
  name: "angadi:encode-pictures",
  apply: "build",
  async load(id) {
    if (!/\/packages\/art\/(?:item-)?pictures\.ts$/.test(id)) return null;
    const values: Record<string, unknown> = await import(pathToFileURL(id).href);
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
};
