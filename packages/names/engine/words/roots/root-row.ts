import { type Language } from "../../model/business-name.ts";

/** An Indic word, as stored in the lists. */
export type RootRow = readonly [
  text: string,
  language: Language,
  /** Gender of a Hindi or Urdu noun that an adjective may precede; empty if usage varies. */
  gender: "m" | "f" | "",
  kind: "thing" | "idea" | "place",
  gloss: string,
];
