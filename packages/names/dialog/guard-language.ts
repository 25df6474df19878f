import { languages } from "virtual:guard-languages";
import { fromLanguageLetter } from "../engine/guards/guard-reasons.ts";

/**
 * The language of the word that a name sounds like, e.g. "Telugu"; `soundIndex` is the one in
 * `JudgedName`. In a file of its own, since the languages are fetched only to explain a rejection.
 */
export function findGuardLanguage(soundIndex: number): string | undefined {
  const language = fromLanguageLetter(languages.charAt(soundIndex));
  return language && language.charAt(0).toUpperCase() + language.slice(1);
}
