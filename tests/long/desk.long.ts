import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexLeads } from "@angadi/api/desk/index-leads";
import { createTestDesk } from "../desk.ts";
import { scaleCount } from "./scale.ts";

const SMALL_COUNT = 1000;
const LARGE_COUNT = scaleCount(100_000);
const ROUNDS = 40;
const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;
const FIRST = ["Asha", "Ravi", "Lata", "Imran", "Mina", "Joseph", "Kiran", "Zoya", "Dev", "Sita"];
const SURNAMES = ["Rao", "Das", "Iyer", "Khan", "Patel", "Reddy", "Singh", "Nair", "Bose", "Gupta"];

describe("the desk's list among many leads", () => {
  let desk: Awaited<ReturnType<typeof createTestDesk>>;
  let cookie: string;
  beforeAll(async () => {
    desk = await createTestDesk("sqlite");
    cookie = await desk.join("support", "Mina");
  });
  afterAll(() => desk.remove());

  it("and its search take at most 1.3 times as long as among 1,000 (p95)", async () => {
    await fill(0, SMALL_COUNT);
    const smallTimes = await measure();
    await fill(SMALL_COUNT, LARGE_COUNT);
    const largeTimes = await measure();
    const ratios = Object.fromEntries(
      Object.keys(smallTimes).map((path) => [
        path,
        (largeTimes[path] ?? 0) / (smallTimes[path] ?? 1),
      ]),
    );
    process.stdout.write(
      `${JSON.stringify({ few: smallTimes, many: largeTimes, ratios }, undefined, 2)}\n`,
    );
    for (const [path, ratio] of Object.entries(ratios)) expect(ratio, path).toBeLessThan(1.3);
  });

  /** Adds leads and their search words. */
  async function fill(from: number, to: number): Promise<void> {
    const { db } = desk.database;
    for (let start = from; start < to; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, to - start) }, (_, index) =>
        row(start + index),
      );
      await db.insertInto("contact_messages").values(rows).execute();
    }
    await indexLeads(db);
    await db
      .updateTable("lead_states")
      .set({ status: "closed" })
      .where("lead_id", "like", "%7")
      .execute();
  }

  /** The p95 of each path, in milliseconds. */
  async function measure(): Promise<Record<string, number>> {
    const paths = ["/leads", "/leads?status=closed&days=90", "/leads?q=asha", "/leads?q=asha+rao"];
    const times = new Map(paths.map((path) => [path, [] as number[]]));
    for (let round = 0; round < ROUNDS + 5; round += 1) {
      for (const path of paths) {
        const startedAt = performance.now();
        const response = await desk.visit(path, { cookie });
        expect(await response.text()).toContain("data-line");
        // The first rounds warm up.
        if (round >= 5) times.get(path)?.push(performance.now() - startedAt);
      }
    }
    return Object.fromEntries([...times].map(([path, all]) => [path, percentile(all, 0.95)]));
  }
});

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

function row(index: number) {
  const name = `${FIRST[index % 10]} ${SURNAMES[Math.floor(index / 10) % 10]}`;
  return {
    id: randomUUIDv7(),
    reference: `L${index}`,
    name,
    email: `${name.toLowerCase().replace(" ", ".")}.${index}@shop.test`,
    mobile_no: `+91 9${String(index).padStart(9, "0")}`,
    message: `Do you deliver order ${index} on Monday?`,
    created_at: new Date(Date.now() - (index % 60) * DAY).toISOString(),
  };
}
