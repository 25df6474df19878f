import type { Plugin } from "vite";
import { getDueDates, getFactValue, getFactHistory, getFactSource } from "@angadi/content/facts";

const FUNCTIONS = { getDueDates, getFactValue, getFactHistory, getFactSource };
const NAMES = Object.keys(FUNCTIONS).join("|");
const IMPORT = new RegExp(
  `^import \\{ (?:${NAMES})(?:, (?:${NAMES}))* \\} from "(?:@angadi/content/facts|\\.{1,2}/facts\\.ts)";$`,
  "m",
);
const CALL = new RegExp(`\\b(${NAMES})\\((?:"([^"]*)"\\))?`, "g");

/**
 * Replaces calls such as `getFactValue("id")` by their values, so that no browser loads the tables
 * of facts. An unknown id fails the build.
 */
export const inlineFacts: Plugin = {
  name: "angadi:inline-facts",
  enforce: "pre",
  transform(code) {
    if (!IMPORT.test(code)) return undefined;
    const inlinedCode = code
      .replace(IMPORT, "")
      .replaceAll(CALL, (_call, name: keyof typeof FUNCTIONS, id?: string) =>
        id === undefined
          ? this.error(`${name}() takes the id of a fact as its one literal.`)
          : JSON.stringify(FUNCTIONS[name](id)),
      );
    return { code: inlinedCode, map: null };
  },
};
