import { languages } from "virtual:guard-languages";
import { languageOfLetter } from "../engine/guards/guard-reasons.ts";

/**
 * The language in which a name is heard as another word: "Telugu". `heardAs` is the place in the
 * lists that the engine tells. A file of its own, fetched only where a refusal is told.
 */
export function guardLanguage(heardAs: number): string | undefined {
  const language = languageOfLetter(languages.charAt(heardAs));
  return language && language.charAt(0).toUpperCase() + language.slice(1);
}
