import type { Kysely, Transaction } from "kysely";
import { businessTypes } from "./business-types.ts";
import { seededPlans } from "./plans.ts";
import { WHOLE_SITE, enqueuePurge } from "../jobs/purges.ts";
import { resetPosts, seedPosts } from "./seed-posts.ts";
import type { Schema } from "@angadi/database/schema/schema";

const SEEDED_TABLES = ["business_types", "plans"] as const;

/**
 * Seeds the tables the site reads from, if they are empty. `reset` restores business types, plans
 * and the seeded posts; posts that people wrote stay, and leads are never touched. With `reset`,
 * `shouldPurge` also queues a CDN purge. The caller holds the lock (`Database.withMigrationLock`).
 */
export async function seed(
  db: Kysely<Schema>,
  countryId: string,
  { reset = false, shouldPurge = false } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of SEEDED_TABLES) {
      if (reset) await trx.deleteFrom(table).execute();
      const existing = await trx.selectFrom(table).select("id").limit(1).executeTakeFirst();
      if (!existing) await insertersByTable[table](trx, countryId);
    }
    await seedPosts(trx);
    if (reset) await resetPosts(trx);
    if (reset && shouldPurge) await enqueuePurge(trx, WHOLE_SITE);
  });
}

const insertersByTable: Record<
  (typeof SEEDED_TABLES)[number],
  (trx: Transaction<Schema>, countryId: string) => Promise<unknown>
> = {
  business_types: (trx) =>
    trx
      .insertInto("business_types")
      .values(
        businessTypes.map(({ id, name, subIndustryType }, position) => ({
          id,
          name,
          sub_industry_type: subIndustryType,
          position,
        })),
      )
      .execute(),

  plans: (trx, countryId) =>
    trx
      .insertInto("plans")
      .values(
        seededPlans.map((plan, position) => ({
          id: plan.id,
          country_id: countryId,
          plan_name: plan.planName,
          tagline: plan.tagline,
          monthly_price: plan.monthlyPrice,
          yearly_price: plan.yearlyPrice,
          position,
        })),
      )
      .execute(),
};
