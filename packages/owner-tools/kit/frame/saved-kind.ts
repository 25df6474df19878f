import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedKind, isRecord, createNamedKind } from "@angadi/ui/saved/saved-kind";

export const TOOL_KEY_PREFIX = "guide-tool";

export const savedToolFields: SavedKind = createNamedKind(TOOL_KEY_PREFIX, (text) => {
  const saved = parseJson(text);
  return isRecord(saved) && typeof saved["version"] === "number" && "value" in saved;
});
