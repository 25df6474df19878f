import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin } from "vite";
import { encodeBrands, encodeGuards } from "../names/engine/guards/guard-lists.ts";
import { GUARD_LANGUAGES } from "../names/engine/guards/guard-reasons.ts";
import { ROOT } from "./command.ts";

const ID = "virtual:guard-lists";
const fileOf = (list: string) => path.join(ROOT, `names/engine/guards/lists/${list}.tsv`);

/** `import { guards, brands } from "virtual:guard-lists"`: lists/*.tsv as the engine reads them. */
export const guardLists = (): Plugin => ({
  name: "guard-lists",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const read = (list: string) => {
      this.addWatchFile(fileOf(list));
      return readFileSync(fileOf(list), "utf8");
    };
    const guards = encodeGuards(GUARD_LANGUAGES.map((language) => read(language)));
    const brands = encodeBrands(read("brands"));
    return `export const guards = ${JSON.stringify(guards)};
export const brands = ${JSON.stringify(brands)};`;
  },
});
