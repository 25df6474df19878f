import { isString, parseJsonList, createNamedKind } from "@angadi/ui/saved/saved-kind";

export const TICKS_PREFIX = "guide-ticks";

/** The ticks of each guide's checklist. */
export const savedTicks = createNamedKind(
  TICKS_PREFIX,
  (text) => parseJsonList(text).length > 0 && parseJsonList(text).every(isString),
);
