/**
 * `npm run bench:posts`: response times of the list and a single post as posts grow, on both
 * engines. Each round queries every database once, in turn, so that the machine's noise affects all
 * alike; the result is the ratio of 100,000 posts to 1,200.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { createApi } from "@angadi/api/app";
import type { Database } from "@angadi/database/database";
import { openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";
import { seededPosts } from "@angadi/api/seed/posts";
import { startPostgres } from "@angadi/tests/postgres";
import { UNLIMITED } from "@angadi/tests/unlimited";

const SIZES = [100, 1200, 10_000, 100_000];
const ROUNDS = 400;
const ROWS_PER_STATEMENT = 250;
/** The maximum ratio of 100,000 posts to 1,200. */
const MAX_RATIO = 1.3;
const BUSINESS = "bench";

type CreateRequest = (count: number) => Request;
const createPageRequest =
  (pageNo: number): CreateRequest =>
  () =>
    new Request("http://bench.invalid/api/business/blog/business", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ businessId: BUSINESS, pageNo, size: 20 }),
    });
const REQUESTS: Record<string, CreateRequest> = {
  "first page": createPageRequest(0),
  "page 50": createPageRequest(49),
  "one post": (count) =>
    new Request(`http://bench.invalid/api/business/blog/post-${Math.floor(Math.random() * count)}`),
};

const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-bench-"));
const postgres = await startPostgres();
let hasFailed = false;
for (const engine of ["sqlite", "postgres"] as const) {
  const databases = await Promise.all(
    SIZES.map(async (size) =>
      openDatabase(
        {
          databaseUrl: engine === "postgres" ? await postgres.createDatabase() : undefined,
          dataDir: path.join(folder, String(size)),
        },
        () => undefined,
      ),
    ),
  );
  for (const [index, database] of databases.entries()) await fillPosts(database, SIZES[index] ?? 0);
  hasFailed = !report(engine, await measure(databases)) || hasFailed;
  for (const { close } of databases) await close();
}
await postgres.stop();
rmSync(folder, { recursive: true });
process.exit(hasFailed ? 1 : 0);

async function fillPosts({ db }: Database, size: number): Promise<void> {
  await migrate(db);
  for (let start = 0; start < size; start += ROWS_PER_STATEMENT) {
    const rows = Array.from({ length: Math.min(ROWS_PER_STATEMENT, size - start) }, (_, offset) => {
      const number = start + offset;
      const post = seededPosts[number % seededPosts.length];
      return {
        id: `post-${number}`,
        title: `${post?.title} (${number})`,
        excerpt: post?.excerpt ?? "",
        category: post?.category ?? "",
        author: "Bench",
        created_at: new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString(),
        read_time: 5,
        image: null,
        tags: JSON.stringify(post?.tags),
        blocks: JSON.stringify(post?.blocks.slice(0, 6)),
      };
    });
    await db.insertInto("blog_posts").values(rows).execute();
  }
  // The engines do this by themselves once a database is older than a minute.
  await sql`ANALYZE`.execute(db);
}

/** Milliseconds of every response, by request and size of the database. */
async function measure(databases: Database[]): Promise<Map<string, number[][]>> {
  const apis = databases.map(({ db }) =>
    createApi({ db, businessId: BUSINESS, log: { error: () => undefined }, ...UNLIMITED }),
  );
  const times = new Map(Object.keys(REQUESTS).map((name) => [name, SIZES.map((): number[] => [])]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, api] of apis.entries()) {
      for (const [name, createRequest] of Object.entries(REQUESTS)) {
        const request = createRequest(SIZES[index] ?? 0);
        const start = performance.now();
        const response = await api.fetch(request);
        await response.text();
        // The first rounds warm up caches.
        if (round >= ROUNDS / 10) times.get(name)?.[index]?.push(performance.now() - start);
      }
    }
  }
  return times;
}

function report(engine: string, times: Map<string, number[][]>): boolean {
  const header = SIZES.map((size) => size.toLocaleString("en-IN").padStart(10)).join("");
  process.stdout.write(`\n${engine}: p95 in ms\n${"posts".padEnd(12)}${header}   ratio\n`);
  let isWithinLimit = true;
  for (const [name, bySize] of times) {
    const values = bySize.map(computeP95);
    const ratio = (values[3] ?? 0) / (values[1] ?? 1);
    isWithinLimit &&= ratio <= MAX_RATIO;
    const columns = values.map((value) => value.toFixed(2).padStart(10)).join("");
    process.stdout.write(`${name.padEnd(12)}${columns}${ratio.toFixed(2).padStart(8)}\n`);
  }
  return isWithinLimit;
}

function computeP95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
