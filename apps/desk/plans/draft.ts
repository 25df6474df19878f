import { z } from "zod";
import type { DeskPlan } from "@angadi/desk-ports/plans";

const text = z.string();
const price = z.number().int().nonnegative();
const draftSchema = z
  .array(z.tuple([text, text, text, price, price, text, z.boolean()]))
  .max(50)
  .transform((rows) =>
    rows.map(
      ([id, planName, tagline, monthlyPrice, yearlyPrice, basedOn, isRetired]): DeskPlan => ({
        id,
        planName,
        tagline,
        monthlyPrice,
        yearlyPrice,
        ...(basedOn && { basedOn }),
        ...(isRetired && { isRetired }),
      }),
    ),
  );

/** Unsaved plans as a query parameter, so that a preview writes nothing. */
export const encodeDraft = (plans: readonly DeskPlan[]): string =>
  Buffer.from(
    JSON.stringify(
      plans.map((plan) => [
        plan.id,
        plan.planName,
        plan.tagline,
        plan.monthlyPrice,
        plan.yearlyPrice,
        plan.basedOn ?? "",
        plan.isRetired ?? false,
      ]),
    ),
  ).toString("base64url");

/** Returns undefined if the draft is invalid. */
export function decodeDraft(draft: string): DeskPlan[] | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(Buffer.from(draft, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}
