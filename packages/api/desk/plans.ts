import type { Kysely } from "kysely";
import type { LogNote } from "@angadi/contract/desk/log";
import type { DeskPlan, PlanDesk, PlansOutcome } from "@angadi/contract/desk/plans";
import type { Schema } from "@angadi/database/schema/schema";
import { type PublicChangeOptions, publicChange, hashRows } from "./public-change.ts";

/** The plans of one country for the desk: those that call 3 answers. */
export function planDesk(
  db: Kysely<Schema>,
  countryId: string,
  options: PublicChangeOptions,
): Pick<PlanDesk, "read" | "save"> {
  const read = async (from: Kysely<Schema>) => {
    const plans = await listPlans(from, countryId);
    return { plans, version: hashRows(plans) };
  };
  return {
    read: () => read(db),
    save: (by, plans, base) =>
      publicChange<PlansOutcome>(db, by, options, async (trx) => {
        const current = await read(trx);
        if (current.version !== base || !areSame(current.plans, plans)) {
          return { outcome: { is: "conflict", current }, notes: [] };
        }
        for (const [position, plan] of plans.entries()) await writePlan(trx, plan, position);
        return { outcome: { is: "saved" }, notes: diffPlans(current.plans, plans) };
      }),
  };
}

async function listPlans(db: Kysely<Schema>, countryId: string): Promise<DeskPlan[]> {
  const rows = await db
    .selectFrom("plans")
    .selectAll()
    .where("country_id", "=", countryId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    planName: row.plan_name,
    tagline: row.tagline,
    monthlyPrice: row.monthly_price,
    yearlyPrice: row.yearly_price,
  }));
}

/** The same plans, in whatever order: none is added or left out. */
const areSame = (one: readonly DeskPlan[], other: readonly DeskPlan[]) =>
  planIds(one).toSorted().join("\n") === planIds(other).toSorted().join("\n");
const planIds = (plans: readonly DeskPlan[]) => plans.map(({ id }) => id);

const joinNames = (plans: readonly DeskPlan[]) => plans.map(({ planName }) => planName).join(", ");

async function writePlan(db: Kysely<Schema>, plan: DeskPlan, position: number): Promise<void> {
  await db
    .updateTable("plans")
    .set({
      plan_name: plan.planName,
      tagline: plan.tagline,
      monthly_price: plan.monthlyPrice,
      yearly_price: plan.yearlyPrice,
      position,
    })
    .where("id", "=", plan.id)
    .execute();
}

/** By the action in the log. */
const FIELDS = {
  "plan-renamed": "planName",
  "plan-tagline": "tagline",
  "plan-monthly": "monthlyPrice",
  "plan-yearly": "yearlyPrice",
} as const satisfies Record<string, keyof DeskPlan>;

function diffPlans(before: readonly DeskPlan[], after: readonly DeskPlan[]): LogNote[] {
  const old = new Map(before.map((plan) => [plan.id, plan]));
  const notes = after.flatMap((plan) => {
    const was = old.get(plan.id) ?? plan;
    return Object.entries(FIELDS).flatMap(([action, field]) =>
      was[field] === plan[field]
        ? []
        : [{ action, subject: was.planName, before: `${was[field]}`, after: `${plan[field]}` }],
    );
  });
  const isReordered = planIds(before).join("\n") !== planIds(after).join("\n");
  const order = {
    action: "plans-ordered",
    subject: "",
    before: joinNames(before),
    after: joinNames(after),
  };
  return isReordered ? [...notes, order] : notes;
}
