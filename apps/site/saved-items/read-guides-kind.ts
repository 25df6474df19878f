import { isString, createListKind } from "@angadi/ui/saved/saved-kind";

export const READ_GUIDES = "readGuides";

/** The guides read to the end. */
export const savedReadGuides = createListKind(READ_GUIDES, isString);
