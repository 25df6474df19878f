import { isRecord, createListKind } from "@angadi/ui/saved/saved-kind";

export const SHORTLIST = "nameShortlist";

/** The names on the shortlist. */
export const savedNames = createListKind(SHORTLIST, isRecord);
