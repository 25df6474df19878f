import { counterGuides, counterTools } from "#content/my-counter.ts";
import { parsedJson } from "#ui/storage/persisted.ts";
import type { Kept } from "./kept.ts";

/** How a file of ours names itself. */
const FORMAT = "angadi-my-counter";
/** Raise it when files change; those of lower versions must still be read. */
const VERSION = 1;
/** Bytes; all that a visitor can keep is less. */
export const LARGEST_FILE = 2_000_000;
/** Characters under one key (ui/storage/persisted.ts). */
const LONGEST = 200_000;

export type FileProblem = "large" | "foreign" | "newer" | "nothing";

/** What lies on the counter as a file's text. */
export const formatFile = (kept: Kept, day: string): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, day, kept }, null, 2)}\n`;

/** What a file holds that is ours. Anybody can have made it: what is not ours is passed over. */
export function parseFile(text: string): { kept: Kept } | { problem: FileProblem } {
  if (text.length > LARGEST_FILE) return { problem: "large" };
  const file = parsedJson(text);
  if (!isRecord(file) || file["format"] !== FORMAT || !isRecord(file["kept"])) {
    return { problem: "foreign" };
  }
  if (typeof file["version"] !== "number") return { problem: "foreign" };
  if (file["version"] > VERSION) return { problem: "newer" };
  const ours = Object.entries(file["kept"]).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && isOurs(entry[0], entry[1]),
  );
  return ours.length > 0 ? { kept: Object.fromEntries(ours) } : { problem: "nothing" };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it could stand under its key; what reads it there is as careful again. */
function isOurs(key: string, text: string): boolean {
  if (text.length > LONGEST) return false;
  if (key === "savedDesigns") return /^[\w-]{1,40}(?:,[\w-]{1,40}){0,50}$/.test(text);
  const value = parsedJson(text);
  if (key === "nameShortlist") return isListOf(value, isRecord);
  if (key === "readGuides") return isListOf(value, isText);
  const [kind = "", name = ""] = key.split(":");
  if (kind === "guide-ticks") return Object.hasOwn(counterGuides, name) && isListOf(value, isText);
  if (kind === "bill") return isRecord(value) && "draft" in value;
  const isTool = kind === "guide-tool" && (name === "bill" || Object.hasOwn(counterTools, name));
  return isTool && isRecord(value) && typeof value["version"] === "number" && "value" in value;
}

const isText = (value: unknown) => typeof value === "string";
const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(is);
