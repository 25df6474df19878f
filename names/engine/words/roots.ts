import { type Language } from "../business-name.ts";
import { CLOTH } from "./roots/cloth.ts";
import { CRAFT } from "./roots/craft.ts";
import { HOME } from "./roots/home.ts";
import { KITCHEN } from "./roots/kitchen.ts";
import { MIND } from "./roots/mind.ts";
import { NATURE } from "./roots/nature.ts";

/** An Indic word and what it means. */
export interface Root {
  text: string;
  language: Language;
  /** Of a noun an adjective may precede. */
  gender: "m" | "f" | undefined;
  /** Thing, idea or place. */
  sort: "t" | "i" | "p";
  gloss: string;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  S: "Sanskrit",
  H: "Hindi",
  T: "Telugu",
  U: "Urdu",
};

function readRow(row: string): Root {
  const [text = "", language = "", gender = "-", sort = "t", ...gloss] = row.split(" ");
  return {
    text,
    language: LANGUAGES[language] ?? "Sanskrit",
    gender: gender === "m" || gender === "f" ? gender : undefined,
    sort: sort === "i" || sort === "p" ? sort : "t",
    gloss: gloss.join(" "),
  };
}

let table: ReadonlyMap<string, Root> | undefined;

/** All roots by their word in small letters; read at first use, since the page may never ask. */
export function roots(): ReadonlyMap<string, Root> {
  table ??= new Map(
    [KITCHEN, CLOTH, HOME, NATURE, MIND, CRAFT]
      .flatMap((rows) => rows.trim().split("\n"))
      .map((row) => readRow(row))
      .map((root) => [root.text.toLowerCase(), root]),
  );
  return table;
}
