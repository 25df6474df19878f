import { parseJson } from "@angadi/ui/saved/parse-json";
import { isRecord, isString } from "@angadi/ui/saved/saved-kind";
import { MAX_CHARACTERS, type SavedTexts } from "@angadi/ui/saved/storage";
import { listItems } from "./items.ts";
import { isValidItem } from "./registry.ts";

/** Identifies our files. */
const FORMAT = "angadi-my-counter";
/** Increase it when the format changes; older versions must still be readable. */
const VERSION = 1;
/** In bytes; more than a visitor can save. */
export const MAX_FILE_BYTES = 2_000_000;

export type FileProblem = "large" | "foreign" | "newer" | "nothing";

/** Serialises all saved items; `day` is the date of the export. */
export const formatFile = (saved: SavedTexts, day: string): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, day, kept: saved }, null, 2)}\n`;

/** Parses the saved items in a file. Files are untrusted: unknown content is dropped. */
export function parseFile(text: string): { saved: SavedTexts } | { problem: FileProblem } {
  if (text.length > MAX_FILE_BYTES) return { problem: "large" };
  const file = parseJson(text);
  if (!isRecord(file) || file["format"] !== FORMAT || !isRecord(file["kept"])) {
    return { problem: "foreign" };
  }
  if (typeof file["version"] !== "number") return { problem: "foreign" };
  if (file["version"] > VERSION) return { problem: "newer" };
  const knownEntries = Object.entries(file["kept"]).filter(
    (entry): entry is [string, string] => isString(entry[1]) && isKnownItem(entry[0], entry[1]),
  );
  return knownEntries.length > 0
    ? { saved: Object.fromEntries(knownEntries) }
    : { problem: "nothing" };
}

const isKnownItem = (key: string, text: string): boolean =>
  text.length <= MAX_CHARACTERS && isValidItem(key, text) && listItems({ [key]: text }).length > 0;
