import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "@angadi/database/schema/schema";
import { guideCategories } from "@angadi/content/pages/guides";
import { createKnownIds } from "./known-ids.ts";

/** An existing post or guide. */
export interface Article {
  /** Pattern of its route. */
  page: string;
  /** The last segment of its path. */
  id: string;
}

export interface KnownArticles {
  /** The post or guide at a path, or undefined if none exists. */
  find: (path: string) => Article | undefined;
  /** Reloads which posts are published; never rejects. */
  refresh: () => Promise<void>;
}

/** How many of the newest posts are counted by name. */
const MAX_POSTS = 1000;
/** Characters that fit into the column of a total. */
const MAX_ID_LENGTH = 100;

const POST = { page: "/blog/:blogId", prefix: "/blog/" };
const GUIDE = { page: "/business-starter-guide/:slug", prefix: "/business-starter-guide/" };

/** The posts and guides that are counted by name (docs/counting.md). */
export function createKnownArticles(db: Kysely<Schema>, log: Pick<Logger, "error">): KnownArticles {
  const guideSlugs = new Set(
    guideCategories.flatMap(({ guides }) =>
      guides.flatMap((guide) => (guide.unwritten ? [] : guide.slug)),
    ),
  );
  const postIds = createKnownIds(() => listPublishedIds(db), log, "published post ids not loaded");
  return {
    find(path) {
      for (const [{ page, prefix }, ids] of [
        [POST, postIds],
        [GUIDE, guideSlugs],
      ] as const) {
        const id = path.startsWith(prefix) ? path.slice(prefix.length) : "";
        if (ids.has(id)) return { page, id };
      }
      return undefined;
    },
    refresh: postIds.refresh,
  };
}

async function listPublishedIds(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("blog_posts")
    .select("id")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_POSTS)
    .execute();
  return rows.map(({ id }) => id).filter((id) => id.length <= MAX_ID_LENGTH);
}
