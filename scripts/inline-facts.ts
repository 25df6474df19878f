import type { Plugin } from "vite";
import { fact } from "@angadi/content/facts";

const IMPORT = /^import \{ fact \} from "(?:@angadi\/content\/facts|\.{1,2}\/facts\.ts)";$/m;

/**
 * Replaces `fact("id")` by its value, so that no browser loads the tables of facts. An unknown id
 * fails the build.
 */
export const inlineFacts: Plugin = {
  name: "angadi:inline-facts",
  enforce: "pre",
  transform(code) {
    if (!IMPORT.test(code)) return undefined;
    const inlined = code
      .replace(IMPORT, "")
      .replaceAll(/\bfact\("([^"]*)"\)/g, (_call, id: string) => JSON.stringify(fact(id)));
    if (/\bfact\(/.test(inlined)) this.error("fact() takes the id of a fact as its one literal.");
    return { code: inlined, map: null };
  },
};
