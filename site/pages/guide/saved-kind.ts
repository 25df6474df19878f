import { isText, parseList, savedByName } from "#ui/saved/saved-kind.ts";

export const TICKS_PREFIX = "guide-ticks";

/** The ticks of each guide's checklist. */
export const savedTicks = savedByName(
  TICKS_PREFIX,
  (text) => parseList(text).length > 0 && parseList(text).every(isText),
);
