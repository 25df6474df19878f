import type { Transaction } from "kysely";
import type { StoredPost } from "@angadi/contract/post-document";
import type { SeedPost } from "./posts.ts";
import type { BlogPostsTable, Schema } from "@angadi/database/schema/schema";
import { SlugTakenError, claimSlug } from "../posts/publish.ts";

/** Author of the seeds' revisions. */
const SEEDER = "Seed";

/** Seeds an empty table. A site whose posts were all withdrawn does not count as empty. */
export async function seedPosts(trx: Transaction<Schema>): Promise<void> {
  for (const table of ["blog_posts", "posts"] as const) {
    const existing = await trx.selectFrom(table).select("id").limit(1).executeTakeFirst();
    if (existing) return;
  }
  const posts = await loadPosts();
  await trx.insertInto("blog_posts").values(posts.map(publicRow)).execute();
  await trx.insertInto("posts").values(posts.map(createPostRow)).execute();
  await trx
    .insertInto("post_revisions")
    .values(posts.map((post) => createRevisionRow(post, 1)))
    .execute();
}

/**
 * Restores the seeded posts, each as a new version. All other posts stay, even one that has claimed
 * a seeded post's former slug.
 */
export async function resetPosts(trx: Transaction<Schema>): Promise<void> {
  for (const post of await loadPosts()) await resetPost(trx, post);
}

/** Most starts need no seeds, so these are only loaded on demand. */
const loadPosts = async () => (await import("./posts.ts")).posts;

async function resetPost(trx: Transaction<Schema>, post: SeedPost): Promise<void> {
  const row = await trx
    .selectFrom("posts")
    .selectAll()
    .where("id", "=", post.id)
    .executeTakeFirst();
  if (!row) {
    const slugOwner = await trx
      .selectFrom("posts")
      .select("id")
      .where("slug", "=", post.id)
      .executeTakeFirst();
    if (slugOwner) return;
    await trx.insertInto("posts").values(createPostRow(post)).execute();
    await trx.insertInto("post_revisions").values(createRevisionRow(post, 1)).execute();
  } else {
    const hasClaimedSlug = await claimSlug(trx, row, post.id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof SlugTakenError) return false;
        throw error;
      },
    );
    if (!hasClaimedSlug) return;
    const version = row.version + 1;
    await trx
      .updateTable("posts")
      .set({ ...createPostRow(post), version, published_version: version, saved_in: "" })
      .where("id", "=", post.id)
      .execute();
    await trx.insertInto("post_revisions").values(createRevisionRow(post, version)).execute();
  }
  const { id: _, ...columns } = publicRow(post);
  await trx
    .insertInto("blog_posts")
    .values(publicRow(post))
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}

const getChangedAt = (post: SeedPost) => post.updatedTimeStamp ?? post.createdTimeStamp;

function toStoredDocument(post: SeedPost): string {
  const { id, title, excerpt, category, author, tags, blocks } = post;
  const document: StoredPost = {
    title,
    slug: id,
    excerpt,
    category,
    author,
    tags,
    blocks,
  };
  return JSON.stringify(document);
}

const createPostRow = (post: SeedPost) => ({
  id: post.id,
  slug: post.id,
  state: "published",
  publish_at: null,
  deleted_at: null,
  published_at: post.createdTimeStamp,
  published_version: 1,
  scheduled_version: null,
  version: 1,
  title: post.title,
  document: toStoredDocument(post),
  created_at: post.createdTimeStamp,
  saved_at: getChangedAt(post),
  saved_by: SEEDER,
});

const createRevisionRow = (post: SeedPost, version: number) => ({
  post_id: post.id,
  version,
  kind: "seed",
  document: toStoredDocument(post),
  saved_at: getChangedAt(post),
  saved_by: SEEDER,
});

function publicRow(post: SeedPost): BlogPostsTable {
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    author: post.author,
    created_at: post.createdTimeStamp,
    updated_at: getChangedAt(post),
    read_time: post.readTime,
    image: null,
    tags: JSON.stringify(post.tags),
    blocks: JSON.stringify(post.blocks),
  };
}
