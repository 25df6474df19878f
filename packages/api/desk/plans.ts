import type { Kysely } from "kysely";
import type { LogEntry, NewLogEntry } from "@angadi/desk-ports/log";
import type {
  DeskPlan,
  DeskPlans,
  NewPlan,
  PlansOutcome,
  VersionedPlans,
} from "@angadi/desk-ports/plans";
import type { Staff } from "@angadi/desk-ports/staff";
import { normalizeName } from "@angadi/desk-ports/business-types";
import { toSlug } from "@angadi/contract/post-document";
import type { Schema } from "@angadi/database/schema/schema";
import { toLogEntry } from "../staff/staff-log.ts";
import { type PublicChangeOptions, runPublicChange, hashRows } from "./public-change.ts";

/** The plans of one country for the desk. */
export function createDeskPlans(
  db: Kysely<Schema>,
  countryId: string,
  options: PublicChangeOptions,
): Omit<DeskPlans, "listHandOffs" | "renderPricingPage"> {
  const read = async (trx: Kysely<Schema>): Promise<VersionedPlans> => {
    const allPlans = await listPlans(trx, countryId);
    const plans = allPlans.filter(({ isRetired }) => !isRetired);
    const retiredPlans = allPlans.filter(({ isRetired }) => isRetired);
    const version = `${hashRows(allPlans)} ${await findLatestEntry(trx)}`;
    return { plans, retiredPlans, version };
  };
  const findConflict = async (trx: Kysely<Schema>, base: string) => {
    const current = await read(trx);
    const [[baseHash, baseEntry = ""], [hash]] = [base.split(" "), current.version.split(" ")];
    if (baseHash === hash) return undefined;
    return { current, changes: await listPlanEntries(trx, baseEntry) };
  };
  /** Makes a change to the plans at `base`; `applyChange` returns its log entries, or undefined. */
  const changePlans = (
    actor: Staff,
    base: string,
    applyChange: (trx: Kysely<Schema>) => Promise<NewLogEntry[] | undefined>,
  ) =>
    runPublicChange<PlansOutcome>(db, actor, options, async (trx) => {
      const conflict = await findConflict(trx, base);
      if (conflict) return { outcome: { is: "conflict", ...conflict }, logEntries: [] };
      const logEntries = await applyChange(trx);
      return { outcome: { is: logEntries ? "saved" : "impossible" }, logEntries: logEntries ?? [] };
    });
  return {
    read: () => read(db),
    findConflict: (base) => findConflict(db, base),
    add: (actor, plan) =>
      runPublicChange(db, actor, options, async (trx) => {
        const logEntries = await addPlan(trx, countryId, plan);
        return { outcome: logEntries.length > 0, logEntries };
      }),
    retire: (actor, id, base) =>
      changePlans(actor, base, async (trx) => {
        const { plans } = await read(trx);
        const plan = plans.find((row) => row.id === id);
        if (!plan || plans.length === 1) return undefined;
        const retired_at = new Date().toISOString();
        await trx.updateTable("plans").set({ retired_at }).where("id", "=", id).execute();
        return [{ action: "plan-retired", subject: plan.planName }];
      }),
    restore: (actor, id, base) =>
      changePlans(actor, base, async (trx) => {
        const { retiredPlans } = await read(trx);
        const plan = retiredPlans.find((row) => row.id === id);
        if (!plan) return undefined;
        const position = await findNextPosition(trx, countryId);
        const values = { retired_at: null, position };
        await trx.updateTable("plans").set(values).where("id", "=", id).execute();
        return [{ action: "plan-restored", subject: plan.planName }];
      }),
    save: (actor, plans, base) =>
      changePlans(actor, base, async (trx) => {
        const current = await read(trx);
        if (!haveSameIds(current.plans, plans)) return undefined;
        for (const [position, plan] of plans.entries()) await writePlan(trx, plan, position);
        return diffPlans(current.plans, plans);
      }),
  };
}

/** The id of the newest log entry. Ids sort by time. */
async function findLatestEntry(db: Kysely<Schema>): Promise<string> {
  const { id } = await db
    .selectFrom("staff_log")
    .select((eb) => eb.fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  return id ?? "";
}

/** The log entries about plans after the entry with this id. */
async function listPlanEntries(db: Kysely<Schema>, after: string): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom("staff_log")
    .selectAll()
    .where("id", ">", after)
    .where("action", "like", "plan%")
    .orderBy("id")
    .execute();
  return rows.map(toLogEntry);
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
    basedOn: row.based_on ?? undefined,
    isRetired: row.retired_at !== null || undefined,
  }));
}

/**
 * Derives the id from the name. It never changes: the app refers to plans by it. Returns no log
 * entry if a plan has the name.
 */
async function addPlan(
  trx: Kysely<Schema>,
  countryId: string,
  plan: NewPlan,
): Promise<NewLogEntry[]> {
  const id = toSlug(plan.planName);
  const existing = await trx.selectFrom("plans").select(["id", "plan_name"]).execute();
  const isNameTaken = existing.some(
    (row) => row.id === id || normalizeName(row.plan_name) === normalizeName(plan.planName),
  );
  if (id === "" || isNameTaken) return [];
  await trx
    .insertInto("plans")
    .values({
      id,
      country_id: countryId,
      plan_name: plan.planName,
      tagline: plan.tagline ?? "",
      monthly_price: plan.monthlyPrice,
      yearly_price: plan.yearlyPrice,
      position: await findNextPosition(trx, countryId),
      based_on: plan.basedOn,
    })
    .execute();
  return [{ action: "plan-added", subject: plan.planName }];
}

async function findNextPosition(trx: Kysely<Schema>, countryId: string): Promise<number> {
  const lastPlan = await trx
    .selectFrom("plans")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("country_id", "=", countryId)
    .executeTakeFirst();
  return (lastPlan?.position ?? -1) + 1;
}

/** Whether both lists have the same plans, in any order. */
const haveSameIds = (a: readonly DeskPlan[], b: readonly DeskPlan[]) =>
  listIds(a).toSorted().join("\n") === listIds(b).toSorted().join("\n");
const listIds = (plans: readonly DeskPlan[]) => plans.map(({ id }) => id);

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

/** Fields by their action in the log. */
const LOGGED_FIELDS = {
  "plan-renamed": "planName",
  "plan-tagline": "tagline",
  "plan-monthly": "monthlyPrice",
  "plan-yearly": "yearlyPrice",
} as const satisfies Record<string, keyof DeskPlan>;

function diffPlans(before: readonly DeskPlan[], after: readonly DeskPlan[]): NewLogEntry[] {
  const previousById = new Map(before.map((plan) => [plan.id, plan]));
  const logEntries = after.flatMap((plan) => {
    const previous = previousById.get(plan.id) ?? plan;
    return Object.entries(LOGGED_FIELDS).flatMap(([action, field]) =>
      previous[field] === plan[field]
        ? []
        : [
            {
              action,
              subject: previous.planName,
              before: `${previous[field]}`,
              after: `${plan[field]}`,
            },
          ],
    );
  });
  const isReordered = listIds(before).join("\n") !== listIds(after).join("\n");
  const orderEntry = {
    action: "plans-ordered",
    subject: "",
    before: joinNames(before),
    after: joinNames(after),
  };
  return isReordered ? [...logEntries, orderEntry] : logEntries;
}
