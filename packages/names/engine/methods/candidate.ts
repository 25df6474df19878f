import { type Method, type NamePart } from "../model/business-name.ts";
import { memoize } from "../model/memoize.ts";
import { toPhonemes } from "../sound/phonemes.ts";
import { type Form } from "./forms.ts";

/** A name before it is checked and scored. */
export interface Candidate {
  text: string;
  /** Called only if the name is shown, since most candidates are not. */
  listParts(): readonly NamePart[];
  form: Form;
  hasRequestedWord: boolean;
}

const findFirstPhoneme = memoize((word) => toPhonemes(word)[0] ?? "");

/** The first sound of a text, which decides alliteration. */
export function findFirstSound(text: string): string {
  const end = text.indexOf(" ");
  return findFirstPhoneme(end < 0 ? text : text.slice(0, end));
}

const LINK_WORDS = /^(?:The|&|Co|of|by|in)$/;

/**
 * How a name was made. Alliteration depends on the sounds, not the form, since requested words
 * may change them.
 */
export function getMethod({ text, form: { method } }: Candidate): Method {
  if (method !== "compound" && method !== "alliteration") return method;
  const [one, other] = text.split(" ").filter((word) => !LINK_WORDS.test(word));
  const isAlliteration =
    one !== undefined && other !== undefined && findFirstSound(one) === findFirstSound(other);
  return isAlliteration ? "alliteration" : "compound";
}
