import { z } from "zod";
import { isEmailAddress, toAsciiDomain } from "./email-address.ts";

// Control characters break mail headers, logs and PostgreSQL text (NUL); non-characters make a
// whole feed invalid XML; bidirectional controls reverse the text around them; zero-width
// characters hide in names. The joiners (U+200C, U+200D) stay: Indian scripts and emoji need them.
// So do tab and newline.
const UNSAFE =
  /(?![\t\n])[\p{Cc}\p{NChar}\u{61C}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
/** A visible character. */
const VISIBLE = /[^\s\p{DI}\p{C}\u{2800}]/u;

/** Removes lone surrogates and unsafe characters. */
export const toSafeText = (value: string): string =>
  value.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(UNSAFE, "");

/** Converts to one line: removes unsafe characters and collapses white space. */
export const toLine = (value: string): string => toSafeText(value.replaceAll(/\s+/g, " ")).trim();

/** Whether a text has a visible character. */
export const isVisible = (value: string): boolean => VISIBLE.test(value);

const createTypedTextSchema = (
  normalize: (value: string) => string,
  max: number,
  missingMessage: string,
) =>
  z
    .string({ error: missingMessage })
    .overwrite(normalize)
    .regex(VISIBLE, { error: missingMessage })
    // `max` is in characters: an emoji is one, not two.
    .refine((value) => value.length <= max || Array.from(value).length <= max, {
      error: `Please use at most ${max.toLocaleString("en-IN")} characters.`,
    });

/** Creates a schema for one line of typed text. */
export const createLineSchema = (max: number, missingMessage: string) =>
  createTypedTextSchema(toLine, max, missingMessage);

/** Creates a schema for several lines of typed text. */
export const createTextSchema = (max: number, missingMessage: string) =>
  createTypedTextSchema((value) => toSafeText(value).trim(), max, missingMessage);

/** Creates a schema for an email address, with its domain in ASCII. */
export const createEmailSchema = () =>
  z
    .string({ error: "Please enter your email." })
    .overwrite((value) => toAsciiDomain(toLine(value)))
    .min(1, { error: "Please enter your email." })
    .max(254, { error: "Please use at most 254 characters." })
    .refine(isEmailAddress, { error: "Please enter a valid email address." });

/** One line from a text or a number: servers use both for ids. Rejects blank text. */
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
  .default(null)
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
