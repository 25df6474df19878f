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
  /** Of a plan that the pages do not know: the name of the one whose features it has. */
  basedOn?: string | undefined;
  /** The plan is not sold any more: pages leave it out. */
  isRetired?: boolean | undefined;
}

const prices = z.object({ monthlySellingPrice: looseAmount, yearlySellingPrice: looseAmount });

/** Call 3, one item of the list. `prices` is an object, or a list whose first entry counts. */
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

/** Beside the plans on sale, the names of those that are not any more. */
const retiredNames = z.object({ retired: z.array(looseText).max(100) });

/** The retired plans of an answer to call 3; none if it names none. */
export const readRetiredPlans = (body: unknown): PlanPrices[] =>
  (retiredNames.safeParse(body).data?.retired ?? []).map((planName) => ({
    id: undefined,
    planName,
    tagline: undefined,
    monthlyPrice: 0,
    yearlyPrice: 0,
    isRetired: true,
  }));
