import { z } from "zod";
import { looseAmount, looseText } from "./text.ts";

/** What the API knows of a plan; the rest of a plan's facts stand in `packages/content/`. */
export interface PlanPrices {
  /** Undefined where the server gave none: the hand-off then leaves it out. */
  id: string | undefined;
  planName: string;
  tagline: string | undefined;
  /** Whole rupees; 0 is free, or "Contact Us" on AI Growth Partner. */
  monthlyPrice: number;
  yearlyPrice: number;
}

const prices = z.object({ monthlySellingPrice: looseAmount, yearlySellingPrice: looseAmount });

/** Call 3, one item of the list. `prices` is an object, or a list whose first entry counts. */
export const planResponse: z.ZodType<PlanPrices> = z
  .object({
    plan: z.object({ id: looseText.optional().catch(undefined), planName: looseText }),
    prices: z.union([prices, z.tuple([prices], z.unknown()).transform(([first]) => first)]),
    tagline: looseText.optional().catch(undefined),
  })
  .transform(({ plan, prices: { monthlySellingPrice, yearlySellingPrice }, tagline }) => ({
    id: plan.id,
    planName: plan.planName,
    tagline,
    monthlyPrice: monthlySellingPrice,
    yearlyPrice: yearlySellingPrice,
  }));
