import { z } from "zod";
import type { PlanPrices } from "../plan.ts";
import { line } from "../text.ts";
import type { Staff } from "./staff.ts";

/** A plan as call 3 answers it; the order of a list of them is the order of the answer. */
export interface DeskPlan extends PlanPrices {
  id: string;
  tagline: string;
}

/** The plans as they were read; `version` is another one once anything in them has changed. */
export interface ReadPlans {
  plans: DeskPlan[];
  /** Those that are not sold any more, with `isRetired`. */
  retired: DeskPlan[];
  version: string;
}

/** The most that a plan may cost, in rupees: one less than a crore. */
export const MAX_PRICE = 9_999_999;

/**
 * An amount as somebody types it: whole rupees, with or without ₹ and commas. Paise are refused,
 * not rounded: the API has none.
 */
export const typedRupees = z
  .string()
  .transform((text) => text.replaceAll(/[₹\s]/g, ""))
  .pipe(z.string().regex(/^(?:\d+|\d{1,3}(?:,\d{2,3})*)$/))
  .transform((text) => Number(text.replaceAll(",", "")))
  .pipe(z.number().int().max(MAX_PRICE));

export const planName = line(100, "");
export const planTagline = line(160, "");

/** What the desk's form has of each plan. */
export type PlanField = "name" | "tagline" | "monthly" | "yearly" | "place";

/** Where the button of a plan on the pricing page leads, and at what price. */
export interface HandOff {
  /** As the pricing page names the plan. */
  name: string;
  /** False where the API has no plan of this name: the page shows its own prices then. */
  isPriced: boolean;
  /** Whole rupees, as the page shows them. */
  monthlyPrice: number;
  yearlyPrice: number;
  /** Addresses, by the period of payment. */
  monthly: string;
  yearly: string;
}

export type PlansOutcome =
  | { is: "saved" }
  /** Somebody else saved since `base` was read; nothing is written. */
  | { is: "conflict"; current: ReadPlans };

/** A plan to add. */
export type NewPlan = Pick<DeskPlan, "planName" | "tagline" | "monthlyPrice" | "yearlyPrice"> & {
  /** The name of the plan whose features it has. */
  basedOn: string;
};

export interface PlanDesk {
  /** The plans of the site's country. */
  read(): Promise<ReadPlans>;
  /** Writes all plans or none, each change with its line in the log; ids stay as they are. */
  save(by: Staff, plans: readonly DeskPlan[], base: string): Promise<PlansOutcome>;
  /** Adds a plan behind the others. Returns false if a plan has its name, retired ones included. */
  add(by: Staff, plan: NewPlan): Promise<boolean>;
  /** Returns false if there is no such plan on sale, or it is the only one. */
  retire(by: Staff, id: string): Promise<boolean>;
  /** Sells a retired plan again, behind the others. Returns false if there is none. */
  restore(by: Staff, id: string): Promise<boolean>;
  /** What the pricing page makes of such plans. */
  handOffs(plans: readonly DeskPlan[]): HandOff[];
  /**
   * The site's pricing page with such plans, for looking at: no script runs in it. `search` is of
   * its own address, e.g. `billing=yearly`; `draft` stands for the plans in the address of what is
   * answered. Undefined where the site is not built (`npm run dev`).
   */
  page:
    | ((
        plans: readonly DeskPlan[],
        at: { search: URLSearchParams; draft: string },
      ) => Promise<Response>)
    | undefined;
}
