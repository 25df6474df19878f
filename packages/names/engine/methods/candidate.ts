import { type Method, type NamePart } from "../business-name.ts";
import { memoize } from "../memoize.ts";
import { phonemes } from "../sound/phonemes.ts";
import { type Form } from "./forms.ts";

/** A name before it is judged. */
export interface Candidate {
  text: string;
  /** Told when the name is taken, since most candidates are not. */
  parts(): readonly NamePart[];
  form: Form;
  holdsGiven: boolean;
}

const firstPhoneme = memoize((word) => phonemes(word)[0] ?? "");

/** The first sound of a text, by which alliteration goes. */
export function firstSound(text: string): string {
  const end = text.indexOf(" ");
  return firstPhoneme(end < 0 ? text : text.slice(0, end));
}

const LINKS = /^(?:The|&|Co|of|by|in)$/;

/**
 * How a name came about. Alliteration is told by ear, whatever form the name was made by: a word
 * of the owner's may have broken it, or chance have made it.
 */
export function getMethod({ text, form: { method } }: Candidate): Method {
  if (method !== "compound" && method !== "alliteration") return method;
  const [one, other] = text.split(" ").filter((word) => !LINKS.test(word));
  const same = one !== undefined && other !== undefined && firstSound(one) === firstSound(other);
  return same ? "alliteration" : "compound";
}
