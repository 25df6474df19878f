import { languages } from "virtual:guard-languages";
import { fromLanguageLetter } from "../engine/guards/guard-reasons.ts";

/**
 * The language in which a name sounds like another word: "Telugu". `heardAs` is the index in the
 * lists that the engine reports. A separate file, fetched only to explain a refusal.
 */
export function guardLanguage(heardAs: number): string | undefined {
  const language = fromLanguageLetter(languages.charAt(heardAs));
  return language && language.charAt(0).toUpperCase() + language.slice(1);
}
