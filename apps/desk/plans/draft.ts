import { z } from "zod";
import type { DeskPlan } from "@angadi/contract/desk/plans";

const price = z.number().int().nonnegative();
const drafted = z
  .array(z.tuple([z.string(), z.string(), z.string(), price, price]))
  .max(50)
  .transform((rows) =>
    rows.map(([id, planName, tagline, monthlyPrice, yearlyPrice]): DeskPlan => ({
      id,
      planName,
      tagline,
      monthlyPrice,
      yearlyPrice,
    })),
  );

/** Plans that are not saved, as a parameter of an address: looking at them writes nothing. */
export const encodeDraft = (plans: readonly DeskPlan[]): string =>
  Buffer.from(
    JSON.stringify(
      plans.map((plan) => [
        plan.id,
        plan.planName,
        plan.tagline,
        plan.monthlyPrice,
        plan.yearlyPrice,
      ]),
    ),
  ).toString("base64url");

/** Undefined where it is no draft. */
export function readDraft(draft: string): DeskPlan[] | undefined {
  try {
    return drafted.safeParse(JSON.parse(Buffer.from(draft, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}
