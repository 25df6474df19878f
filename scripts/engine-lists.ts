import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin } from "vite";
import {
  encodeBrands,
  encodeGuards,
  encodeLanguages,
} from "@angadi/names/engine/guards/guard-lists";
import { GUARD_LANGUAGES } from "@angadi/names/engine/guards/guard-reasons";
import { CLOTH } from "@angadi/names/engine/words/roots/cloth";
import { CRAFT } from "@angadi/names/engine/words/roots/craft";
import { HOME } from "@angadi/names/engine/words/roots/home";
import { KITCHEN } from "@angadi/names/engine/words/roots/kitchen";
import { MIND } from "@angadi/names/engine/words/roots/mind";
import { NATURE } from "@angadi/names/engine/words/roots/nature";
import { typeWords } from "@angadi/names/type-words";
import {
  encodeRoots,
  encodeTrades,
  type TradeSource,
} from "@angadi/names/engine/words/word-tables";
import { ROOT } from "./command.ts";

const ID = "virtual:engine-lists";
const LANGUAGES_ID = "virtual:guard-languages";
const ENGINE = path.join(ROOT, "packages/names/engine");
const ROOTS = [KITCHEN, CLOTH, HOME, NATURE, MIND, CRAFT].flat();
/** In order of precedence for words that belong to two trades. */
const TRADES =
  "food land cloth body health learning offices homes roads gatherings makers stalls counters";

/** Returns the phrases of a trade, with those of its business types. */
const addTypeWords = (trade: string, match: string): string => {
  const rows = typeWords.filter((row) => row.trade === trade);
  return [...new Set([...match.split(", "), ...rows.flatMap(({ phrases }) => phrases)])].join(", ");
};

/**
 * `import { guards, brands, trades, roots } from "virtual:engine-lists"`: guards/lists/*.tsv,
 * words/trades/*.json and words/roots/*.ts in the engine's format. `import { languages } from
 * "virtual:guard-languages"`: the language of each sound of the guards.
 */
export const engineLists = (): Plugin => ({
  name: "engine-lists",
  resolveId: (id) => (id === ID || id === LANGUAGES_ID ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${ID}` && id !== `\0${LANGUAGES_ID}`) return undefined;
    const readList = (file: string) => {
      const absolutePath = path.join(ENGINE, file);
      this.addWatchFile(absolutePath);
      return readFileSync(absolutePath, "utf8");
    };
    const readGuardList = (list: string) => readList(`guards/lists/${list}.tsv`);
    const guards = GUARD_LANGUAGES.map(readGuardList);
    if (id === `\0${LANGUAGES_ID}`)
      return `export const languages = ${JSON.stringify(encodeLanguages(guards))};`;
    const trades: Record<string, TradeSource> = Object.assign(
      {},
      ...TRADES.split(" ").map((group): unknown =>
        JSON.parse(readList(`words/trades/${group}.json`)),
      ),
    );
    for (const [name, trade] of Object.entries(trades))
      trade.match = addTypeWords(name, trade.match);
    const lists = {
      guards: encodeGuards(guards),
      brands: encodeBrands(readGuardList("brands")),
      trades: encodeTrades(trades),
      roots: encodeRoots(ROOTS),
    };
    return Object.entries(lists)
      .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`)
      .join("\n");
  },
});
