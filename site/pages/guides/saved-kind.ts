import { isText, savedList } from "#ui/saved/saved-kind.ts";

export const READ_GUIDES = "readGuides";

/** The guides read to the end. */
export const savedReadGuides = savedList(READ_GUIDES, isText);
