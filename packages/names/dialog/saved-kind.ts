import { isRecord, savedList } from "@angadi/ui/saved/saved-kind";

export const SHORTLIST = "nameShortlist";

/** The names on the shortlist. */
export const savedNames = savedList(SHORTLIST, isRecord);
