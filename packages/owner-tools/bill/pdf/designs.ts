import type { BillBrand } from "@angadi/brand-kit/maker/bill-brand";
import type { BillLook } from "../draft.ts";
import type { Face } from "@angadi/pdf/fonts";
import type { Colour } from "@angadi/pdf/pdf-document";

interface Design extends Record<"quiet" | "label" | "title" | "total" | "rule", Colour> {
  faces: Record<"plain" | "strong" | "title" | "total", Face>;
  fills: { top?: Colour; details?: Colour; total?: Colour };
  /** Whether every part has lines around it. */
  isBoxed: boolean;
  /** Horizontal space around the text, in points. */
  padding: number;
}

export const INK = "#1c1d3a";
const inkColours = { quiet: INK, label: INK, title: INK, total: INK, rule: INK } as const;

const clean: Design = {
  faces: { plain: "regular", strong: "bold", title: "bold", total: "bold" },
  quiet: "#50526e",
  label: "#50526e",
  title: "#2b3a9b",
  total: "#2b3a9b",
  rule: "#dcd9e2",
  fills: {},
  isBoxed: false,
  padding: 0,
};

const DESIGNS: Record<BillLook, Design> = {
  clean,
  modern: {
    ...clean,
    faces: { plain: "regular", strong: "bold", title: "heavy", total: "heavy" },
    label: "#c03217",
    title: INK,
    total: "#ffffff",
    rule: INK,
    fills: { top: "#f6b92b", details: "#fdecc0", total: "#c03217" },
    padding: 12,
  },
  classic: {
    faces: { plain: "serif", strong: "serif", title: "serif", total: "serif" },
    ...inkColours,
    fills: {},
    isBoxed: true,
    padding: 6,
  },
};

/** The design of a look, in the colours of a brand if there is one. */
export function getDesign(look: BillLook, brand: BillBrand | undefined): Design {
  const design = DESIGNS[look];
  if (!brand) return design;
  const strong = brand.strong as Colour;
  if (look !== "modern") return { ...design, title: strong, total: strong };
  const fills = { top: brand.wash as Colour, details: brand.pale as Colour, total: strong };
  return { ...design, label: strong, fills };
}
