/** What follows a section of a guide's text: its tool, or the button that opens its second tool. */
export type Insert = "tool" | "secondTool";

/** An item of a checklist. */
export interface ChecklistItem {
  html: string;
  /** Its text, which also identifies a saved tick. */
  text: string;
}

/** A block of a section. Prose is separate: documents contain it once (prose-from-dom.ts). */
export type GuideBlock =
  | { type: "prose"; index: number }
  | { type: "checklist"; items: readonly ChecklistItem[] };

/** A guide's text from one insert to the next. */
export interface GuideSection {
  blocks: readonly GuideBlock[];
  /** What follows this section; null after the last. */
  insert: Insert | null;
}
