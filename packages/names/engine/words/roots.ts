import { roots as encoded } from "virtual:engine-lists";
import { type Language } from "../model/business-name.ts";
import { type RootRow } from "./roots/root-row.ts";
import { decodeRoots } from "./word-tables.ts";

/** An Indic word and what it means. */
export interface IndicRoot {
  text: string;
  language: Language;
  /** Gender of a noun that an adjective may precede. */
  gender: "m" | "f" | undefined;
  kind: RootRow[3];
  gloss: string;
}

let table: ReadonlyMap<string, IndicRoot> | undefined;

/** All roots by lower-case word; decoded on first use, since a page may never need them. */
export function getRoots(): ReadonlyMap<string, IndicRoot> {
  table ??= new Map(
    decodeRoots(encoded).map(([text, language, gender, kind, gloss]) => [
      text.toLowerCase(),
      { text, language, gender: gender === "" ? undefined : gender, kind, gloss },
    ]),
  );
  return table;
}
