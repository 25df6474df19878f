import type { Plugin } from "vite";
import { dueDates, fact } from "@angadi/content/facts";

const IMPORT =
  /^import \{ (?:dueDates, fact|dueDates|fact) \} from "(?:@angadi\/content\/facts|\.{1,2}\/facts\.ts)";$/m;

/**
 * Replaces `fact("id")` and `dueDates("id")` by their values, so that no browser loads the tables of facts. An unknown id
 * fails the build.
 */
export const inlineFacts: Plugin = {
  name: "angadi:inline-facts",
  enforce: "pre",
  transform(code) {
    if (!IMPORT.test(code)) return undefined;
    const inlined = code
      .replace(IMPORT, "")
      .replaceAll(/\b(fact|dueDates)\("([^"]*)"\)/g, (_call, name: string, id: string) =>
        JSON.stringify(name === "fact" ? fact(id) : dueDates(id)),
      );
    if (/\b(?:fact|dueDates)\(/.test(inlined))
      this.error("fact() and dueDates() take the id of a fact as their one literal.");
    return { code: inlined, map: null };
  },
};
