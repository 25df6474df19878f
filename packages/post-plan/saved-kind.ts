import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedKind, isRecord } from "@angadi/ui/saved/saved-kind";
import { createSavedValue } from "@angadi/ui/saved/saved-value";
import { formatMonth } from "@angadi/formats/format-date";
import type { PostChange, PostChanges } from "./plan.ts";

const KEY = "postPlan";
const VERSION = 1;
/** The longest caption of any platform that people write by hand. */
export const MAX_CAPTION_LENGTH = 3000;

/** A month of posts as saved: its input, as in a link, and the owner's changes. */
export interface SavedPlan {
  query: string;
  changes: PostChanges;
}

const NOTHING_SAVED: SavedPlan = { query: "", changes: {} };

function parseChange(value: unknown): PostChange {
  if (!isRecord(value)) return {};
  const { day, caption, turn } = value;
  return {
    ...(typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
    ...(typeof caption === "string" && { caption: caption.slice(0, MAX_CAPTION_LENGTH) }),
    ...(typeof turn === "number" && Number.isInteger(turn) && turn > 0 && { turn }),
  };
}

const readMonth = (query: string) => new URLSearchParams(query).get("month") ?? "";

function parseSavedPlan(text: string): SavedPlan {
  const saved = parseJson(text);
  if (!isRecord(saved) || saved["version"] !== VERSION) return NOTHING_SAVED;
  const { query } = saved;
  if (typeof query !== "string" || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(readMonth(query)))
    return NOTHING_SAVED;
  const changes = isRecord(saved["changes"]) ? Object.entries(saved["changes"]) : [];
  return {
    query,
    changes: Object.fromEntries(changes.map(([id, change]) => [id, parseChange(change)])),
  };
}

/** The month that this browser remembers. */
export const savedPlan = createSavedValue<SavedPlan>(KEY, {
  parse: parseSavedPlan,
  format: (plan) => (plan.query === "" ? "" : JSON.stringify({ version: VERSION, ...plan })),
});

export const savedPlans: SavedKind = {
  hasKey: (key) => key === KEY,
  isValid: (text) => parseSavedPlan(text).query !== "",
  countItems: (saved) => Object.keys(saved).length,
};

/** The month of a saved plan, as "January 2027", and the hash that opens it. */
export function describeSavedPlan(text: string): { month: string; hash: string } {
  const { query } = parseSavedPlan(text);
  return { month: formatMonth(readMonth(query)), hash: `#try?${query}` };
}
