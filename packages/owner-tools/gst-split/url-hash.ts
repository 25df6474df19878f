import { type GstSplitFields, hasKnownChoices } from "./input.ts";

const PREFIX = "#gst-split=";
const FIELD_ORDER = [
  "amount",
  "includes",
  "slab",
  "rate",
  "place",
  "cost",
  "costIncludes",
  "composition",
] as const satisfies readonly (keyof GstSplitFields)[];

/** Maximum length of a field, in characters; no number is longer. */
const MAX_LENGTH = 60;

/** Encodes the fields as a URL hash, which is not sent to a server. */
export const toHash = (fields: GstSplitFields): string =>
  PREFIX + FIELD_ORDER.map((name) => encodeURIComponent(fields[name])).join("/");

/** Decodes the fields in a hash; undefined if invalid. */
export function parseHash(hash: string): GstSplitFields | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const texts = hash.slice(PREFIX.length).split("/").map(decodeField);
  if (texts.length !== FIELD_ORDER.length || texts.some((text) => text === undefined))
    return undefined;
  const entries = FIELD_ORDER.map((name, index) => [name, texts[index]]);
  const fields = Object.fromEntries(entries) as unknown as GstSplitFields;
  return hasKnownChoices(fields) ? fields : undefined;
}

function decodeField(text: string): string | undefined {
  try {
    return decodeURIComponent(text).slice(0, MAX_LENGTH);
  } catch {
    return undefined;
  }
}
