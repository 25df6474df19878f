import { parseJson } from "./parse-json.ts";
import { isRecord, isString } from "./saved-kind.ts";
import { MAX_CHARACTERS, type SavedTexts } from "./storage.ts";

/** Identifies our files. */
const FORMAT = "angadi-saved";
/** Increase it when the format changes; older versions must still be readable. */
const VERSION = 1;
/** In bytes; more than a browser stores. */
const MAX_FILE_BYTES = 8_000_000;

export type FileProblem = "large" | "foreign" | "newer" | "nothing";
export type ParsedFile = { saved: SavedTexts } | { problem: FileProblem };

/** Serialises saved texts; `day` is the date of the file. */
export const formatFile = (saved: SavedTexts, day: string): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, day, kept: saved }, null, 2)}\n`;

/**
 * Parses the texts in a file that `isKnown`. Files are untrusted: everything else is dropped.
 */
export function parseFile(
  text: string,
  isKnown: (key: string, text: string) => boolean,
): ParsedFile {
  if (text.length > MAX_FILE_BYTES) return { problem: "large" };
  const file = parseJson(text);
  if (!isRecord(file) || file["format"] !== FORMAT || !isRecord(file["kept"])) {
    return { problem: "foreign" };
  }
  if (typeof file["version"] !== "number") return { problem: "foreign" };
  if (file["version"] > VERSION) return { problem: "newer" };
  const knownEntries = Object.entries(file["kept"]).filter(
    (entry): entry is [string, string] =>
      isString(entry[1]) && entry[1].length <= MAX_CHARACTERS && isKnown(entry[0], entry[1]),
  );
  return knownEntries.length > 0
    ? { saved: Object.fromEntries(knownEntries) }
    : { problem: "nothing" };
}

/** Reads and parses a file that the visitor chose; an unreadable one is like an unknown format. */
export const readFile = async (
  file: File,
  isKnown: (key: string, text: string) => boolean,
): Promise<ParsedFile> =>
  file.size > MAX_FILE_BYTES
    ? { problem: "large" }
    : parseFile(await file.text().catch(() => ""), isKnown);
