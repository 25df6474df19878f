import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "@angadi/database/connect";
import { publishPost, unpublishPost } from "@angadi/api/posts/states";
import { EMPTY_POST } from "@angadi/contract/post-document";
import { createPost } from "../create-post.ts";
import { changeLists } from "../list-changes.ts";
import { startPostgres } from "../postgres.ts";
import { waitUntilVisible } from "../wait-until-visible.ts";
import { formatMs, createMetricLogger, quantile } from "./metrics.ts";
import { scaleCount } from "./scale.ts";
import { startSite } from "./site.ts";

const CHANGES = scaleCount(1000, 30);
/** Number of posts that are changed in turn. */
const POSTS = 10;
/** Changes of plans and business types: each rerenders the home or the pricing page. */
const LISTS = scaleCount(400, 12);

interface PageState {
  status: number;
  title: string | undefined;
}

async function readPage(url: string): Promise<PageState> {
  const response = await fetch(url);
  const [, title] = /<h1[^>]*>([^<]*)<\/h1>/.exec(await response.text()) ?? [];
  return { status: response.status, title };
}

/**
 * Publishes, edits and unpublishes. Returns the milliseconds until all sites showed each change.
 */
async function change(config: Parameters<typeof openDatabase>[0], sites: readonly string[]) {
  const database = openDatabase(config, () => undefined);
  const { db } = database;
  const ids = await Promise.all(Array.from({ length: POSTS }, () => createPost(db, "test")));
  const versions = new Map(ids.map((id) => [id, 1]));
  const times: number[] = [];
  const staleUrls = new Set<string>();
  for (let number = 0; number < CHANGES; number += 1) {
    const id = ids[number % POSTS] ?? "";
    const slug = `post-${number % POSTS}`;
    const isWithdrawal = Math.floor(number / POSTS) % 3 === 2;
    const title = `Change ${number}`;
    if (isWithdrawal) {
      expect(await unpublishPost(db, id, { purges: false })).toMatchObject({ is: "done" });
    } else {
      const document = {
        ...EMPTY_POST,
        title,
        slug,
        excerpt: "Tea",
        category: "Tea",
        author: "Asha",
        blocks: [{ type: "paragraph" as const, html: title }],
      };
      const save = { document, base: versions.get(id) ?? 1, by: "test", page: "" };
      const published = await publishPost(db, id, save, { purges: false });
      if (published.is === "done") versions.set(id, published.version);
      expect(published.is).toBe("done");
    }
    const { time, isLate } = await waitUntilVisible(sites, async (site) => {
      const page = await readPage(`${site}/blog/${slug}`);
      return isWithdrawal ? page.status === 404 : page.title === title;
    });
    if (isLate) staleUrls.add(`${title}${isWithdrawal ? " withdrawn" : ""}`);
    times.push(time);
  }
  await database.close();
  return { times, late: [...staleUrls] };
}

/** Like `change`, with plans and business types. */
async function changePlansAndTypes(
  config: Parameters<typeof openDatabase>[0],
  sites: readonly string[],
) {
  const database = openDatabase(config, () => undefined);
  try {
    return await changeLists(database, sites, { changes: LISTS });
  } finally {
    await database.close();
  }
}

const summary = (times: readonly number[]) =>
  `${times.length} changes, until all processes showed them: median ${formatMs(quantile(times, 0.5))}, p99 ${formatMs(quantile(times, 0.99))}, most ${formatMs(quantile(times, 1))}`;

describe("published changes are visible", () => {
  it("within a second on two processes with one PostgreSQL", async (context) => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const databaseUrl = await postgres.createDatabase();
    const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: "warn" };
    const sites = [await startSite(env), await startSite(env)];
    const config = { databaseUrl, dataDir: "" };
    const urls = sites.map(({ url }) => url);
    const { times, late: staleUrls } = await change(config, urls);
    createMetricLogger(context)("seen", summary(times));
    expect(staleUrls).toEqual([]);
    const lists = await changePlansAndTypes(config, urls);
    createMetricLogger(context)("plans and types", summary(lists.times));
    expect(lists.late).toEqual([]);
  });
});
