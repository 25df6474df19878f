import { isRecord, savedList } from "#ui/saved/saved-kind.ts";

export const SHORTLIST = "nameShortlist";

/** The names on the shortlist. */
export const savedNames = savedList(SHORTLIST, isRecord);
