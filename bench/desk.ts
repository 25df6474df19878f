/**
 * `npm run bench:desk`: response times of the desk's pages and the public post search with 10,000
 * posts and two years of counts, as leads grow from 1,000 to 100,000, on both engines. Fails if a
 * page's 95th percentile at the last size is over the limit. `-- sqlite` or `-- postgres` runs one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { runnerImport } from "vite";
import { sumClosedPeriods } from "@angadi/api/counts/count-sums";
import { toIndianDay } from "@angadi/api/counts/daily-counts";
import { seed } from "@angadi/api/seed/seed";
import { openDatabase } from "@angadi/database/connect";
import type { Database } from "@angadi/database/database";
import { migrate } from "@angadi/database/schema/migrations";
import { startPostgres } from "@angadi/tests/postgres";
import { fillCounts, fillLeads, fillPosts } from "./desk/fill.ts";
import type * as Pages from "./desk/pages.ts";

const SIZES = [1000, 10_000, 100_000];
const POST_COUNT = 10_000;
const DAY_COUNT = 730;
const ROUNDS = 25;
const WARM_UP_ROUNDS = 3;
/** Time for measuring one page, in milliseconds: a slow page gets fewer rounds. */
const MAX_MEASURING_MS = 3000;
/** Limit for the 95th percentile at the last size. */
const MAX_P95_MS = 300;

// As in the built server: without it, React runs its development checks.
process.env["NODE_ENV"] = "production";
// Node cannot import JSX.
const { module: pages } = await runnerImport<typeof Pages>(
  path.join(import.meta.dirname, "desk/pages.ts"),
  { configFile: false, logLevel: "error", mode: "production" },
);

type Engine = Database["engine"];
/** By page: the 95th percentile in milliseconds, one for each size. */
type Times = Map<string, number[]>;

const requestedEngine = process.argv[2];
const engines = (["sqlite", "postgres"] as const).filter(
  (candidate) => !requestedEngine || candidate === requestedEngine,
);
const timesByEngine = new Map<Engine, Times>();
for (const engine of engines) timesByEngine.set(engine, await measureEngine(engine));
process.exit(report(timesByEngine) ? 0 : 1);

async function measureEngine(engine: Engine): Promise<Times> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-bench-"));
  const postgres = engine === "postgres" ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const database = openDatabase({ databaseUrl, dataDir: folder }, () => undefined);
  try {
    return await measureGrowth(database);
  } finally {
    await database.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measureGrowth(database: Database): Promise<Times> {
  const times: Times = new Map();
  await logDuration(`${database.engine}: posts and counts`, async () => {
    await migrate(database.db);
    if (database.engine === "sqlite") await relaxDurability(database);
    await seed(database.db, "IN");
    await fillPosts(database, POST_COUNT);
    await fillCounts(database, DAY_COUNT);
    await sumClosedPeriods(database.db, toIndianDay(Date.now()));
  });
  let leadCount = 0;
  for (const size of SIZES) {
    await logDuration(`${database.engine}: ${size} leads`, () =>
      fillLeads(database, leadCount, size),
    );
    leadCount = size;
    // The engines do this by themselves once a database is older than a minute.
    await sql`ANALYZE`.execute(database.db);
    for (const [name, page] of await pages.openPages(database)) {
      times.set(name, [...(times.get(name) ?? []), await measure(page)]);
    }
  }
  return times;
}

/** More memory and no disk syncs while filling; pages are measured on another connection. */
async function relaxDurability({ db }: Database): Promise<void> {
  await sql`PRAGMA synchronous = OFF`.execute(db);
  await sql`PRAGMA cache_size = -2000000`.execute(db);
  await sql`PRAGMA wal_autocheckpoint = 100000`.execute(db);
}

async function logDuration(label: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  process.stdout.write(`${label}: ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}

async function measure(page: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + MAX_MEASURING_MS;
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const start = performance.now();
    if (start > end && times.length > 0) break;
    await page();
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Prints the table. Returns whether every page is within the limit at the last size. */
function report(timesByEngine: ReadonlyMap<Engine, Times>): boolean {
  const columns = [...timesByEngine.keys()].flatMap((engine) =>
    SIZES.map((size) => `${engine} ${size}`),
  );
  process.stdout.write(`\np95 in ms, by number of leads\n${"".padEnd(42)}`);
  process.stdout.write(`${columns.map((column) => column.padStart(16)).join("")}\n`);
  let isWithinLimit = true;
  for (const name of timesByEngine.values().next().value?.keys() ?? []) {
    const rows = [...timesByEngine.values()].map((times) => times.get(name) ?? []);
    isWithinLimit &&= rows.every((row) => (row.at(-1) ?? 0) <= MAX_P95_MS);
    const cells = rows.flat().map((time) => time.toFixed(1).padStart(16));
    process.stdout.write(`${name.padEnd(42)}${cells.join("")}\n`);
  }
  return isWithinLimit;
}
