import type { Transaction } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import type { Purge } from "./job-kinds.ts";
import { enqueueJob } from "./queue.ts";

/** All URLs that show posts: lists, feeds, sitemaps and, since posts link to others, every post. */
export const createPostsPurge = (slugs: readonly string[]): Purge => ({
  addresses: [
    "/",
    "/blog",
    "/blog.data",
    "/_root.data",
    "/sitemap.xml",
    ...slugs.flatMap((slug) => [`/blog/${slug}`, `/blog/${slug}.data`]),
  ],
  prefixes: ["/blog/", "/blog?", "/blog.data?", "/sitemap-"],
});

/** For changes of plans and business types, which many pages show. */
export const WHOLE_SITE: Purge = { addresses: [], prefixes: ["/"] };

/** Queues a purge, in the transaction of the change. */
export async function enqueuePurge(trx: Transaction<Schema>, purge: Purge): Promise<void> {
  await enqueueJob(trx, { kind: "cdn-purge", payload: purge });
}
