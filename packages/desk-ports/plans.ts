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
  retired: DeskPlan[];
  version: string;
}

/** Maximum price of a plan in rupees: one less than a crore. */
export const MAX_PRICE = 9_999_999;

/**
 * A typed amount: whole rupees, with or without ₹ and commas. Paise are rejected, not rounded,
 * because the API has none.
 */
export const typedRupees = z
  .string()
  .transform((text) => text.replaceAll(/[₹\s]/g, ""))
  .pipe(z.string().regex(/^(?:\d+|\d{1,3}(?:,\d{2,3})*)$/))
  .transform((text) => Number(text.replaceAll(",", "")))
  .pipe(z.number().int().max(MAX_PRICE));

export const planName = createLineSchema(100, "");
export const planTagline = createLineSchema(160, "");

/** The fields of each plan in the desk's form. */
export type PlanField = "name" | "tagline" | "monthly" | "yearly" | "place";

/** Where the button of a plan on the pricing page leads, and at what price. */
export interface HandOff {
  /** The plan's name on the pricing page. */
  name: string;
  /** False if the API has no plan of this name; the page then shows its own prices. */
  isPriced: boolean;
  /** Whole rupees, as the page shows them. */
  monthlyPrice: number;
  yearlyPrice: number;
  /** URLs by billing period. */
  monthly: string;
  yearly: string;
}

/** The plans changed after the version was read; `changes` are the log lines since then. */
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
  /** Undefined if the plans are as they were at this version. */
  findConflict(base: string): Promise<PlansConflict | undefined>;
  /** Writes all plans or none, and logs each change; ids do not change. */
  save(by: Staff, plans: readonly DeskPlan[], base: string): Promise<PlansOutcome>;
  /** Adds a plan after the others. Returns false if a plan, even a retired one, has its name. */
  add(by: Staff, plan: NewPlan): Promise<boolean>;
  /** Impossible if there is no such plan on sale, or it is the only one. */
  retire(by: Staff, id: string, base: string): Promise<PlansOutcome>;
  /** Sells a retired plan again, after the others. Impossible if none is retired. */
  restore(by: Staff, id: string, base: string): Promise<PlansOutcome>;
  /** The pricing page's hand-offs for these plans. */
  listHandOffs(plans: readonly DeskPlan[]): HandOff[];
  /**
   * A preview of the site's pricing page with these plans, without scripts. `search` is the page's
   * own query, e.g. `billing=yearly`; `draft` encodes the plans in the URLs of the response.
   * Undefined if the site is not built (`npm run dev`).
   */
  renderPricingPage:
    | ((
        plans: readonly DeskPlan[],
        query: { search: URLSearchParams; draft: string },
      ) => Promise<Response>)
    | undefined;
}
