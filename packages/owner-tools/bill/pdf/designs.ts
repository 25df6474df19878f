import type { Look } from "../draft.ts";
import type { Face } from "./fonts.ts";
import type { Colour } from "./writer.ts";

/** A design of the paper, with the colours of its style sheet. */
export interface Design {
  faces: Record<"plain" | "strong" | "title" | "total", Face>;
  quiet: Colour;
  label: Colour;
  title: Colour;
  total: Colour;
  rule: Colour;
  fills: { top?: Colour; facts?: Colour; total?: Colour };
  /** Lines around every part. */
  isBoxed: boolean;
  /** Space beside the text. */
  padding: number;
}

/** Colour of plain text. */
export const INK = "#1c1d3a";

export const DESIGNS: Record<Look, Design> = {
  clean: {
    faces: { plain: "regular", strong: "bold", title: "bold", total: "bold" },
    quiet: "#50526e",
    label: "#50526e",
    title: "#2b3a9b",
    total: "#2b3a9b",
    rule: "#dcd9e2",
    fills: {},
    isBoxed: false,
    padding: 0,
  },
  modern: {
    faces: { plain: "regular", strong: "bold", title: "heavy", total: "heavy" },
    quiet: "#50526e",
    label: "#c03217",
    title: INK,
    total: "#ffffff",
    rule: INK,
    fills: { top: "#f6b92b", facts: "#fdecc0", total: "#c03217" },
    isBoxed: false,
    padding: 12,
  },
  classic: {
    faces: { plain: "serif", strong: "serif", title: "serif", total: "serif" },
    quiet: INK,
    label: INK,
    title: INK,
    total: INK,
    rule: INK,
    fills: {},
    isBoxed: true,
    padding: 6,
  },
};
