/** What may stand between two parts of a guide's text: its tool, or what it opens. */
export type Insert = "tool" | "opens";

const PLACE = /<!--here: (tool|opens)-->/;

/** A guide's HTML cut where its Markdown says `<!-- here: tool -->`: each insert stands after the part of its index. */
export function partsOf(html: string): { parts: string[]; inserts: Insert[] } {
  // What a group catches stands between what is cut: every other one is a name.
  const pieces = html.split(PLACE);
  return {
    parts: pieces.filter((_, at) => at % 2 === 0),
    inserts: pieces.filter((_, at) => at % 2 === 1) as Insert[],
  };
}
