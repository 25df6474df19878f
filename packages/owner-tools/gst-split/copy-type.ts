import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";
import type { COMPOSITION_RATES, INCLUDES, PLACES } from "./input.ts";

/** Copy of the GST split. */
export interface GstSplitCopy extends ToolFrameCopy {
  files: { xlsx: string; csv: string };
  fields: Record<"amount" | "rate" | "cost", { label: string; hint?: string }>;
  includes: { label: string; options: Record<(typeof INCLUDES)[number], string> };
  costIncludes: string;
  slab: { label: string; other: string };
  place: { label: string; options: Record<(typeof PLACES)[number], string> };
  receipt: {
    heading: string;
    value: string;
    cgst: (rate: string) => string;
    sgst: (rate: string) => string;
    igst: (rate: string) => string;
    total: string;
  };
  margin: {
    heading: string;
    text: string;
    main: (share: string) => string;
    withTax: (share: string) => string;
    toPay: string;
    toClaim: string;
    none: string;
  };
  composition: {
    heading: string;
    text: string;
    label: string;
    options: Record<(typeof COMPOSITION_RATES)[number], string>;
    main: (price: string) => string;
    tax: string;
    ownPrice: (margin: string) => string;
    otherState: string;
  };
  unknown: string;
}
