import type { Transaction } from "kysely";
import type { StoredPost } from "@angadi/contract/post-document";
import type { SeedPost } from "./posts.ts";
import type { BlogPostsTable, Schema } from "@angadi/database/schema/schema";
import { SlugTakenError, claimSlug } from "../posts/publish.ts";

/** Author of the seeded revisions. */
const SEED_AUTHOR = "Seed";

/** Seeds the posts, unless there are any, published or not. */
export async function seedPosts(trx: Transaction<Schema>): Promise<void> {
  for (const table of ["blog_posts", "posts"] as const) {
    const existing = await trx.selectFrom(table).select("id").limit(1).executeTakeFirst();
    if (existing) return;
  }
  const posts = await loadPosts();
  await trx.insertInto("blog_posts").values(posts.map(toPublishedRow)).execute();
  await trx.insertInto("posts").values(posts.map(createPostRow)).execute();
  await trx
    .insertInto("post_revisions")
    .values(posts.map((post) => createRevisionRow(post, 1)))
    .execute();
}

/**
 * Restores the seeded posts, each as a new version. Other posts stay, even one that has claimed the
 * former slug of a seeded post.
 */
export async function resetPosts(trx: Transaction<Schema>): Promise<void> {
  for (const post of await loadPosts()) await resetPost(trx, post);
}

/** Loaded on demand: most starts need no seeds. */
const loadPosts = async () => (await import("./posts.ts")).seededPosts;

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
  const { id: _, ...columns } = toPublishedRow(post);
  await trx
    .insertInto("blog_posts")
    .values(toPublishedRow(post))
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
  saved_by: SEED_AUTHOR,
});

const createRevisionRow = (post: SeedPost, version: number) => ({
  post_id: post.id,
  version,
  kind: "seed",
  document: toStoredDocument(post),
  saved_at: getChangedAt(post),
  saved_by: SEED_AUTHOR,
});

function toPublishedRow(post: SeedPost): BlogPostsTable {
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
