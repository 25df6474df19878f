/** What follows a section of a guide's text: its tool, or the dialog that it opens. */
export type Insert = "tool" | "opens";

/** An item of a checklist. */
export interface ChecklistItem {
  html: string;
  /** Its text, by which a tick is saved. */
  text: string;
}

/** A block of a section. The HTML of prose is apart: a document carries it once (prose-once.ts). */
export type GuideBlock = { type: "prose" } | { type: "checklist"; items: readonly ChecklistItem[] };

/** A guide's text from one insert to the next. */
export interface GuideSection {
  blocks: readonly GuideBlock[];
  /** What stands after it; null after the last one. */
  insert: Insert | null;
}
