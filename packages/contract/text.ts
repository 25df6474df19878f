import { z } from "zod";
import { isEmailAddress, toAsciiDomain } from "./email-address.ts";

// Control characters break mail headers, logs and PostgreSQL text (NUL); not-characters make a whole
// feed invalid XML; direction controls reverse the text around them; zero-width ones hide in names.
// The joiners (U+200C, U+200D) stay: Indian scripts and emoji need them. So do tab and newline.
const UNSAFE =
  /(?![\t\n])[\p{Cc}\p{NChar}\u{61C}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
/** A character that is seen. */
const VISIBLE = /[^\s\p{DI}\p{C}\u{2800}]/u;

/** Removes lone surrogates and unsafe characters. */
export const toSafeText = (value: string): string =>
  value.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(UNSAFE, "");

/** One line: unsafe characters removed, white space collapsed. */
export const toLine = (value: string): string => toSafeText(value.replaceAll(/\s+/g, " ")).trim();

/** False if nothing of the text would be seen. */
export const isVisible = (value: string): boolean => VISIBLE.test(value);

const typedText = (normalize: (value: string) => string, max: number, required: string) =>
  z
    .string({ error: required })
    .overwrite(normalize)
    .regex(VISIBLE, { error: required })
    // In characters: an emoji is one, not two.
    .refine((value) => value.length <= max || Array.from(value).length <= max, {
      error: `Please use at most ${max.toLocaleString("en-IN")} characters.`,
    });

/** One line of typed text. */
export const line = (max: number, required: string) => typedText(toLine, max, required);

/** Several lines of typed text. */
export const text = (max: number, required: string) =>
  typedText((value) => toSafeText(value).trim(), max, required);

/** An email address, with its domain in ASCII. */
export const email = () =>
  z
    .string({ error: "Please enter your email." })
    .overwrite((value) => toAsciiDomain(toLine(value)))
    .min(1, { error: "Please enter your email." })
    .max(254, { error: "Please use at most 254 characters." })
    .refine(isEmailAddress, { error: "Please enter a valid email address." });

/** Converts text or a number to one line: servers use both for ids. Blank counts as absent. */
export const looseText = z
  .union([z.string(), z.number()])
  .transform((value) => toLine(String(value)))
  .refine(isVisible);

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
