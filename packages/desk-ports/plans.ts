import { z } from "zod";
import type { PlanPrices } from "@angadi/contract/plan";
import { createLineSchema } from "@angadi/contract/text";
import type { LogEntry } from "./log.ts";
import type { Staff } from "./staff.ts";

/** A plan as the API lists it. */
export interface DeskPlan extends PlanPrices {
  id: string;
  tagline: string;
}

/** The plans, and a version that changes with them. */
export interface VersionedPlans {
  plans: DeskPlan[];
  /** Plans that are no longer sold, with `isRetired`. */
  retiredPlans: DeskPlan[];
  version: string;
}

/** Maximum price of a plan in rupees: one less than a crore. */
export const MAX_PRICE = 9_999_999;

/**
 * An amount in whole rupees as people type it, with or without ₹ and commas. Paise are rejected,
 * not rounded, because prices in the API have none.
 */
export const rupeesSchema = z
  .string()
  .transform((text) => text.replaceAll(/[₹\s]/g, ""))
  .pipe(z.string().regex(/^(?:\d+|\d{1,3}(?:,\d{2,3})*)$/))
  .transform((text) => Number(text.replaceAll(",", "")))
  .pipe(z.number().int().max(MAX_PRICE));

export const planNameSchema = createLineSchema(100, "");
export const planTaglineSchema = createLineSchema(160, "");

/** The fields of each plan in the desk's form. */
export type PlanField = "name" | "tagline" | "monthly" | "yearly" | "place";

/** Where the button of a plan on the pricing page leads, and the prices above it. */
export interface HandOff {
  /** The plan's name on the pricing page. */
  name: string;
  /** False if the API has no plan of this name; the page then shows its own prices. */
  isPriced: boolean;
  /** Whole rupees, as the page shows them. */
  monthlyPrice: number;
  yearlyPrice: number;
  /** The button's URLs by billing period. */
  monthlyUrl: string;
  yearlyUrl: string;
}

/** The plans have changed since the version was read; `changes` are the log entries since then. */
export interface PlansConflict {
  current: VersionedPlans;
  changes: LogEntry[];
}

/** With a conflict, or if a plan cannot be retired or restored, nothing is written. */
export type PlansOutcome =
  | { is: "saved" }
  | { is: "impossible" }
  | ({ is: "conflict" } & PlansConflict);

/** A plan to add. */
export type NewPlan = Pick<DeskPlan, "planName" | "tagline" | "monthlyPrice" | "yearlyPrice"> & {
  /** Name of the plan whose features it has. */
  basedOn: string;
};

export interface DeskPlans {
  /** The plans of the site's country. */
  read(): Promise<VersionedPlans>;
  /** Returns undefined if the plans have not changed since this version. */
  findConflict(base: string): Promise<PlansConflict | undefined>;
  /** Writes all plans or none, and logs each change; ids do not change. */
  save(actor: Staff, plans: readonly DeskPlan[], base: string): Promise<PlansOutcome>;
  /** Adds a plan after the others. Returns false if a plan, even a retired one, has its name. */
  add(actor: Staff, plan: NewPlan): Promise<boolean>;
  /** `impossible` if there is no such plan on sale, or it is the only one. */
  retire(actor: Staff, id: string, base: string): Promise<PlansOutcome>;
  /** Puts a retired plan back on sale, after the others. `impossible` if it is not retired. */
  restore(actor: Staff, id: string, base: string): Promise<PlansOutcome>;
  /** The pricing page's hand-offs for these plans. */
  listHandOffs(plans: readonly DeskPlan[]): HandOff[];
  /**
   * A preview of the site's pricing page with these plans, without scripts. `search` is the page's
   * own query, e.g. `billing=yearly`; `encodedPlans` are the plans for the URLs in the response.
   * Undefined if the site is not built (`npm run dev`).
   */
  renderPricingPage:
    | ((
        plans: readonly DeskPlan[],
        query: { search: URLSearchParams; encodedPlans: string },
      ) => Promise<Response>)
    | undefined;
}
