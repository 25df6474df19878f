import type { ReactNode } from "react";
import type { Tool } from "../copy/editor.ts";

/** Icons that are letters; all others are lines in a 20 by 20 view box. */
const LETTER_ICONS: Partial<Record<Tool, ReactNode>> = {
  heading2: "H2",
  heading3: "H3",
  heading4: "H4",
  bold: <b>B</b>,
  italic: <i>I</i>,
  strike: <s>S</s>,
};

const ICON_PATHS: Partial<Record<Tool, string>> = {
  quote: "M4 5.5v9M8 6h8M8 10h8M8 14h5",
  link: "M8.2 11.8l3.6-3.6M9 6.6l1.8-1.8a3.1 3.1 0 0 1 4.4 4.4L13.4 11M11 13.4l-1.8 1.8a3.1 3.1 0 0 1-4.4-4.4L6.6 9",
  clearFormatting: "M4 5h9M8.5 5v10M12.8 12.2l3.8 3.8M16.6 12.2L12.8 16",
  bullets: "M8 5h9M8 10h9M8 15h9M3.8 5h.4M3.8 10h.4M3.8 15h.4",
  numbers:
    "M9 5h8M9 10h8M9 15h8M3.2 3.9l1.4-.7v3.4M3.1 9c.3-1 2.2-1 2 .2-.1.7-2 1.3-2.1 2.1h2.2M3 13.8h2.1l-1.2 1.3c1.7 0 1.7 2.1-.1 2.1-.4 0-.7-.1-.9-.4",
  bill: "M5 3h10v14l-2-1.4-1.7 1.4-1.3-1.4-1.3 1.4L7 15.6l-2 1.4zM7.5 7h2.5M12.2 7h.6M7.5 10.5h2.5M12.2 10.5h.6",
  dialogue: "M3 4h9v5.5H7.5L5 12V9.5H3zM14.5 8.5H17V14h-2v2.5L12.5 14H9v-2",
  indent: "M3 4h14M9.5 8h7.5M9.5 12h7.5M3 16h14M3 7.5L5.8 10 3 12.5",
  outdent: "M3 4h14M9.5 8h7.5M9.5 12h7.5M3 16h14M5.8 7.5L3 10l2.8 2.5",
  picture: "M3 4.5h14v11H3zM7 8.2h.1M3.4 14.6l4-3.6 2.8 2.4 2.6-2.6 3.8 3.6",
  up: "M10 16V4.5M5.5 9L10 4.5 14.5 9",
  down: "M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5",
  remove: "M4 6h12M8 6V4h4v2M5.6 6l.8 10.5h7.2L14.4 6M8.6 9v4.5M11.4 9v4.5",
  undo: "M4 8h8a4 4 0 0 1 0 8H8M7 5L4 8l3 3",
  redo: "M16 8H8a4 4 0 0 0 0 8h4M13 5l3 3-3 3",
};

export function ToolIcon({ tool }: { tool: Tool }) {
  const letters = LETTER_ICONS[tool];
  if (letters !== undefined) return letters;
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={ICON_PATHS[tool]} />
    </svg>
  );
}
