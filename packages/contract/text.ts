import { z } from "zod";

// Control characters break mail headers, logs and PostgreSQL text (NUL); a line has none of them,
// running text keeps tab and newline. Lone surrogates are not encodable as UTF-8; U+FFFE and U+FFFF
// are no characters, and XML refuses a whole feed for one.
const isControl = (code: number) =>
  code < 32 || (code >= 127 && code < 160) || code === 0xfffe || code === 0xffff;

function withoutControls(value: string, keep: string): string {
  let clean = "";
  for (const character of value.toWellFormed()) {
    if (!isControl(character.codePointAt(0) ?? 0) || keep.includes(character)) clean += character;
  }
  return clean;
}

const asLine = (value: string) => withoutControls(value.replaceAll(/\s+/g, " "), "").trim();
const asText = (value: string) => withoutControls(value.replaceAll(/\r\n?/g, "\n"), "\n\t").trim();

/** One line of text someone typed: white space folded, control characters dropped. */
export const line = (max: number, required: string) =>
  z
    .string({ error: required })
    .overwrite(asLine)
    .min(1, { error: required })
    .max(max, { error: `Please use at most ${max} characters.` });

/** Several lines of text someone typed. */
export const text = (max: number, required: string) =>
  z
    .string({ error: required })
    .overwrite(asText)
    .min(1, { error: required })
    .max(max, { error: `Please use at most ${max} characters.` });

/** An e-mail address as `<input type="email">` understands one. */
export const email = () =>
  line(254, "Please enter your email.").regex(z.regexes.html5Email, {
    error: "Please enter a valid email address.",
  });

// Overrides of direction turn the text around them; characters without width pass a blank off as
// text. The joiners (U+200C, U+200D) stay: Indian scripts are written with them.
const DECEIVING = /[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
const JOINERS_ALONE = /^[\u{200C}\u{200D}\s]*$/u;

/** Text or number to trimmed text; servers disagree on ids and labels. Blank counts as absent. */
export const looseText = z
  .union([z.string(), z.number()])
  .transform((value) => asLine(String(value).replaceAll(DECEIVING, "")))
  .refine((value) => !JOINERS_ALONE.test(value));

/** Address of a picture or a page: http(s), or a path on the site's own host. */
export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => /^\/(?![/\\])/.test(value) || /^https?:$/.test(getProtocol(value)));

function getProtocol(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : "";
}

/** A value that is plain or wrapped as `{value}`, `{content}` or `{name}`. */
export const looseLabel = z
  .union([
    looseText,
    z.object({ value: looseText }).transform(({ value }) => value),
    z.object({ content: looseText }).transform(({ content }) => content),
    z.object({ name: looseText }).transform(({ name }) => name),
  ])
  .nullable()
  .catch(null);

/** An amount as number or text such as "1,999"; never negative. */
export const looseAmount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/\d/)
      .transform((value) => Number(value.replaceAll(",", ""))),
  ])
  .pipe(z.number().nonnegative().finite());
