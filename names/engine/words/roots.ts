import { type Language } from "../business-name.ts";
import { CLOTH } from "./roots/cloth.ts";
import { CRAFT } from "./roots/craft.ts";
import { HOME } from "./roots/home.ts";
import { KITCHEN } from "./roots/kitchen.ts";
import { MIND } from "./roots/mind.ts";
import { NATURE } from "./roots/nature.ts";
import { type RootRow } from "./roots/root-row.ts";

/** An Indic word and what it means. */
export interface Root {
  text: string;
  language: Language;
  /** Of a noun an adjective may precede. */
  gender: "m" | "f" | undefined;
  sort: RootRow[3];
  gloss: string;
}

let table: ReadonlyMap<string, Root> | undefined;

/** All roots by their word in small letters; read at first use, since the page may never ask. */
export function roots(): ReadonlyMap<string, Root> {
  table ??= new Map(
    [KITCHEN, CLOTH, HOME, NATURE, MIND, CRAFT]
      .flat()
      .map(([text, language, gender, sort, gloss]) => [
        text.toLowerCase(),
        { text, language, gender: gender === "" ? undefined : gender, sort, gloss },
      ]),
  );
  return table;
}
