/** What follows a section of a guide's text: its tool, or the button for a tool in a dialog. */
export type Insert = "tool" | "opens";

/** An item of a checklist. */
export interface ChecklistItem {
  html: string;
  /** Its text, which also identifies a saved tick. */
  text: string;
}

/** A block of a section. Prose HTML is separate: a document contains it once (prose-once.ts). */
export type GuideBlock = { type: "prose" } | { type: "checklist"; items: readonly ChecklistItem[] };

/** A guide's text from one insert to the next. */
export interface GuideSection {
  blocks: readonly GuideBlock[];
  /** What follows this section; null after the last. */
  insert: Insert | null;
}
