import type { PricingFields, PricingPart } from "./input.ts";
import type { LineListCopy } from "../kit/frame/line-list.tsx";
import type { PartField } from "../kit/frame/part-card.tsx";
import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";

/** What is sold, which decides the parts to show. */
export type Sells = "pieces" | "hours";

/** The form as persisted. */
export interface PricingForm extends PricingFields {
  sells: Sells;
}

/** Copy of the price sheet. */
export interface PricingCopy extends ToolFrameCopy {
  files: { xlsx: string; csv: string };
  /** Note on the files if parts are empty. */
  emptyParts: string;
  sells: { label: string } & Record<Sells, string>;
  rounding: { label: string; rupee: string; paisa: string };
  fields: Record<PricingPart, readonly PartField[]>;
  headings: Record<PricingPart, string>;
  texts: Partial<Record<PricingPart, string>>;
  costs: LineListCopy;
  ownWork: string;
  unit: {
    full: string;
    own: string;
    batch: string;
    each: string;
    fixed: string;
  };
  price: {
    heading: string;
    cost: string;
    asked: (keep: string) => string;
    markup: string;
    beforeTax: string;
    kept: string;
    margin: string;
    tag: string;
    breakEven: string;
    never: string;
    pieces: (count: string) => string;
  };
  chart: {
    sentence: (tag: string, kept: string) => string;
    loss: (tag: string, lost: string) => string;
    batch: string;
    fixed: string;
    kept: string;
    lost: string;
    tax: string;
    part: string;
    amount: string;
  };
  choices: { heading: string; keep: string; markup: string; price: string };
  hour: {
    perHour: string;
    needed: string;
    hours: string;
    naivePerHour: string;
    visit: string;
    over: string;
    under: string;
  };
  shop: {
    now: string;
    through: string;
    needed: (keep: string) => string;
    own: string;
    loses: string;
  };
  discount: { pieces: string; variableCostOnly: string; kept: string; more: string; never: string };
  rise: {
    lose: string;
    price: string;
    needed: string;
    month: string;
    left: string;
    never: string;
  };
}
