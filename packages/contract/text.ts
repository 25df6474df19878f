import { z } from "zod";

// Control characters break mail headers, logs and PostgreSQL text (NUL): a line allows none, longer
// text allows tab and newline. Lone surrogates cannot be encoded as UTF-8; U+FFFE and U+FFFF are
// not characters, and one of them makes a whole feed invalid XML.
const isControl = (code: number) =>
  code < 32 || (code >= 127 && code < 160) || code === 0xfffe || code === 0xffff;

function withoutControls(value: string, keep: string): string {
  let result = "";
  for (const character of value.toWellFormed()) {
    if (!isControl(character.codePointAt(0) ?? 0) || keep.includes(character)) result += character;
  }
  return result;
}

const toLine = (value: string) => withoutControls(value.replaceAll(/\s+/g, " "), "").trim();
const toText = (value: string) => withoutControls(value.replaceAll(/\r\n?/g, "\n"), "\n\t").trim();

/** One line of typed text: white space collapsed, control characters removed. */
export const line = (max: number, required: string) =>
  z
    .string({ error: required })
    .overwrite(toLine)
    .min(1, { error: required })
    .max(max, { error: `Please use at most ${max} characters.` });

/** Several lines of typed text. */
export const text = (max: number, required: string) =>
  z
    .string({ error: required })
    .overwrite(toText)
    .min(1, { error: required })
    .max(max, { error: `Please use at most ${max} characters.` });

/** An email address that `<input type="email">` accepts. */
export const email = () =>
  line(254, "Please enter your email.").regex(z.regexes.html5Email, {
    error: "Please enter a valid email address.",
  });

// Direction overrides reverse the text around them; zero-width characters make blank text look
// non-empty. The joiners (U+200C, U+200D) stay: Indian scripts need them.
const INVISIBLE = /[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
const ONLY_JOINERS = /^[\u{200C}\u{200D}\s]*$/u;

/** Converts text or a number to trimmed text: servers use both for ids. Blank counts as absent. */
export const looseText = z
  .union([z.string(), z.number()])
  .transform((value) => toLine(String(value).replaceAll(INVISIBLE, "")))
  .refine((value) => !ONLY_JOINERS.test(value));

/** URL of a picture or a page: http(s), or a path on the site's own host. */
export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => /^\/(?![/\\])/.test(value) || /^https?:$/.test(getProtocol(value)));

function getProtocol(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : "";
}

/** A value, plain or wrapped as `{value}`, `{content}` or `{name}`. */
export const looseLabel = z
  .union([
    looseText,
    z.object({ value: looseText }).transform(({ value }) => value),
    z.object({ content: looseText }).transform(({ content }) => content),
    z.object({ name: looseText }).transform(({ name }) => name),
  ])
  .nullable()
  .catch(null);

/** An amount as a number or as text such as "1,999"; never negative. */
export const looseAmount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/\d/)
      .transform((value) => Number(value.replaceAll(",", ""))),
  ])
  .pipe(z.number().nonnegative().finite());
