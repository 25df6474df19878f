import { parseJson } from "./parse-json.ts";
import { isRecord, isString } from "./saved-kind.ts";
import { MAX_CHARACTERS, type SavedTexts } from "./storage.ts";

/** Value of `format` that identifies our files. */
const FORMAT = "angadi-saved";
/** Increase it when the format changes; older versions must still be readable. */
const VERSION = 1;
/** More than a browser stores. */
const MAX_FILE_BYTES = 8_000_000;

export type FileProblem = "too-large" | "unknown-format" | "newer-version" | "empty";
export type ParsedFile = { saved: SavedTexts } | { problem: FileProblem };

/** Serialises saved texts; `day` is the date of the file. */
export const formatFile = (saved: SavedTexts, day: string): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, day, saved }, null, 2)}\n`;

/**
 * Parses the texts in a file that pass `isAccepted`. Files are untrusted: all others are dropped.
 */
export function parseFile(
  text: string,
  isAccepted: (key: string, text: string) => boolean,
): ParsedFile {
  if (text.length > MAX_FILE_BYTES) return { problem: "too-large" };
  const file = parseJson(text);
  if (!isRecord(file) || file["format"] !== FORMAT || !isRecord(file["saved"])) {
    return { problem: "unknown-format" };
  }
  if (typeof file["version"] !== "number") return { problem: "unknown-format" };
  if (file["version"] > VERSION) return { problem: "newer-version" };
  const acceptedEntries = Object.entries(file["saved"]).filter(
    (entry): entry is [string, string] =>
      isString(entry[1]) && entry[1].length <= MAX_CHARACTERS && isAccepted(entry[0], entry[1]),
  );
  return acceptedEntries.length > 0
    ? { saved: Object.fromEntries(acceptedEntries) }
    : { problem: "empty" };
}

/** Reads and parses a file that the visitor chose; an unreadable file has an unknown format. */
export const readFile = async (
  file: File,
  isAccepted: (key: string, text: string) => boolean,
): Promise<ParsedFile> =>
  file.size > MAX_FILE_BYTES
    ? { problem: "too-large" }
    : parseFile(await file.text().catch(() => ""), isAccepted);
