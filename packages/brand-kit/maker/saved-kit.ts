import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedKind, isRecord } from "@angadi/ui/saved/saved-kind";
import { createSavedValue } from "@angadi/ui/saved/saved-value";

export const KIT_KEY = "brandKit";

/** The answers of the saved kit, as in a link; empty if none is saved. */
function parseSavedKit(text: string): string {
  const saved = parseJson(text);
  const query = isRecord(saved) && saved["version"] === 1 ? saved["query"] : "";
  return typeof query === "string" && new URLSearchParams(query).get("name") ? query : "";
}

/** The kit that this browser remembers. */
export const savedKit = createSavedValue(KIT_KEY, {
  parse: parseSavedKit,
  format: (query: string) => (query === "" ? "" : JSON.stringify({ version: 1, query })),
});

export const savedKits: SavedKind = {
  hasKey: (key) => key === KIT_KEY,
  isValid: (text) => parseSavedKit(text) !== "",
  countItems: (saved) => Object.keys(saved).length,
};

/** The name of a saved kit, and the hash that opens it. */
export function describeSavedKit(text: string): { name: string; hash: string } {
  const query = parseSavedKit(text);
  return { name: new URLSearchParams(query).get("name") ?? "", hash: `#try?${query}` };
}
