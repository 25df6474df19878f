import type { Kysely, Transaction } from "kysely";
import { businessTypes } from "#seed/business-types.ts";
import { plans } from "#seed/plans.ts";
import { posts } from "#seed/posts.ts";
import type { SeedPost } from "#seed/seed-post.ts";
import type { BlogPostsTable, Schema } from "./schema.ts";

const SEEDED_TABLES = ["business_types", "blog_posts", "plans"] as const;

/**
 * Fills the tables the site reads from, where they are empty. With `reset` what stands in them is
 * replaced. Leads are never touched. The caller holds the lock (`Database.withMigrationLock`).
 */
export async function seed(
  db: Kysely<Schema>,
  countryId: string,
  { reset = false } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of SEEDED_TABLES) {
      if (reset) await trx.deleteFrom(table).execute();
      const filled = await trx.selectFrom(table).select("id").limit(1).executeTakeFirst();
      if (!filled) await fill[table](trx, countryId);
    }
  });
}

const fill: Record<
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

  blog_posts: (trx) => trx.insertInto("blog_posts").values(posts.map(postRow)).execute(),

  plans: (trx, countryId) =>
    trx
      .insertInto("plans")
      .values(
        plans.map((plan, position) => ({
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

function postRow(post: SeedPost): BlogPostsTable {
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    author: post.author,
    created_at: post.createdTimeStamp,
    updated_at: post.updatedTimeStamp ?? post.createdTimeStamp,
    read_time: post.readTime,
    // The first image block supplies the cover.
    image: null,
    tags: JSON.stringify(post.tags),
    blocks: JSON.stringify(post.blocks),
  };
}
