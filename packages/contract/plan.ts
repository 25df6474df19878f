import { z } from "zod";
import { looseAmount, looseText } from "./text.ts";

/** What the API stores about a plan; all other facts are in `packages/content/`. */
export interface PlanPrices {
  /** Undefined if the server sent none: links to the app then leave it out. */
  id: string | undefined;
  planName: string;
  tagline: string | undefined;
  /** Whole rupees; 0 is free, or "Contact Us" on AI Growth Partner. */
  monthlyPrice: number;
  yearlyPrice: number;
  /** For a plan that was added at the desk: the name of the plan whose features it has. */
  basedOn?: string | undefined;
  /** The plan is no longer sold: pages leave it out. */
  isRetired?: boolean | undefined;
}

const prices = z.object({ monthlySellingPrice: looseAmount, yearlySellingPrice: looseAmount });

/** One item of the list of plans. `prices` is an object, or a list whose first entry counts. */
export const planResponse: z.ZodType<PlanPrices> = z
  .object({
    plan: z.object({
      id: looseText.optional().catch(undefined),
      planName: looseText,
      basedOn: looseText.optional().catch(undefined),
    }),
    prices: z.union([prices, z.tuple([prices], z.unknown()).transform(([first]) => first)]),
    tagline: looseText.optional().catch(undefined),
  })
  .transform(({ plan, prices: { monthlySellingPrice, yearlySellingPrice }, tagline }) => ({
    id: plan.id,
    planName: plan.planName,
    tagline,
    ...(plan.basedOn && { basedOn: plan.basedOn }),
    monthlyPrice: monthlySellingPrice,
    yearlyPrice: yearlySellingPrice,
  }));

/** Names of retired plans, sent alongside the plans on sale. */
const retiredNames = z.object({ retired: z.array(looseText).max(100) });

/** Returns the retired plans in the response of the call for plans; empty if it has none. */
export const readRetiredPlans = (body: unknown): PlanPrices[] =>
  (retiredNames.safeParse(body).data?.retired ?? []).map((planName) => ({
    id: undefined,
    planName,
    tagline: undefined,
    monthlyPrice: 0,
    yearlyPrice: 0,
    isRetired: true,
  }));
