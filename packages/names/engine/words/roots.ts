import { roots as encoded } from "virtual:engine-lists";
import { type Language } from "../business-name.ts";
import { type RootRow } from "./roots/root-row.ts";
import { decodeRoots } from "./word-tables.ts";

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
    decodeRoots(encoded).map(([text, language, gender, sort, gloss]) => [
      text.toLowerCase(),
      { text, language, gender: gender === "" ? undefined : gender, sort, gloss },
    ]),
  );
  return table;
}
