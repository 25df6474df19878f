import { type Language } from "../../business-name.ts";

/** An Indic word as the lists hold it. */
export type RootRow = readonly [
  text: string,
  language: Language,
  /** Of a Hindi or Urdu noun that an adjective may precede; none where usage wavers. */
  gender: "m" | "f" | "",
  sort: "thing" | "idea" | "place",
  gloss: string,
];
