import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedKind, isRecord, createNamedKind } from "@angadi/ui/saved/saved-kind";

export const TOOL_PREFIX = "guide-tool";

/** The values typed into each guide's tool. */
export const savedFigures: SavedKind = createNamedKind(TOOL_PREFIX, (text) => {
  const saved = parseJson(text);
  return isRecord(saved) && typeof saved["version"] === "number" && "value" in saved;
});
