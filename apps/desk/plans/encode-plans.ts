import { z } from "zod";
import type { DeskPlan } from "@angadi/desk-ports/plans";

const text = z.string();
const price = z.number().int().nonnegative();
const encodedPlansSchema = z
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

/** Encodes unsaved plans for the query parameter `draft`, so that a preview writes nothing. */
export const encodePlans = (plans: readonly DeskPlan[]): string =>
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

/** Decodes the parameter; undefined if it is invalid. */
export function decodePlans(encodedPlans: string): DeskPlan[] | undefined {
  try {
    const json = Buffer.from(encodedPlans, "base64url").toString();
    return encodedPlansSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
