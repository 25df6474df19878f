import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createEmptyDatabase, createTestDatabase } from "@angadi/tests/databases";
import { openDatabase } from "@angadi/database/connect";
import { createLimiter } from "./limiter.ts";
import { createRateLimits } from "./rate-limits.ts";

const createLead = (address: string, email: string) => ({ address, email, kind: "contact" });

describe("rate limits", () => {
  it("count an IPv6 network as one client", async () => {
    const limits = createRateLimits({
      perMinute: 3,
      emailPerHour: 0,
      lookUpsPerMinute: 3,
      namesPerMinute: 0,
    });
    const waits = [];
    for (let host = 1; host <= 100; host += 1) {
      waits.push(await limits.takeLookUp(`2001:db8::${host.toString(16)}`));
    }
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
    expect(await limits.takeLookUp("2001:db8:0:1::1")).toBeUndefined();
  });

  it("count a mailbox once, however it is spelled", async () => {
    const rejectedLimits: string[] = [];
    const limits = createRateLimits(
      { perMinute: 0, emailPerHour: 2, lookUpsPerMinute: 0, namesPerMinute: 0 },
      { onRejected: (limit) => rejectedLimits.push(limit) },
    );
    const spellings = ["asharao", "asha.rao", "a.s.h.a.rao", "asharao+1", "AshaRao", "asha.rao+x"];
    const waits = [];
    for (const mailbox of spellings) {
      waits.push(await limits.takeLead(createLead("192.0.2.1", `${mailbox}@gmail.com`)));
    }
    expect(waits.map((wait) => wait === undefined)).toEqual([true, true, ...Array(4).fill(false)]);
    expect(rejectedLimits).toEqual(Array(4).fill("email"));
  });

  it("let one client send far fewer leads in an hour than the mail budget for all", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const perMinute = 10;
    const limits = createRateLimits({
      perMinute,
      emailPerHour: 5,
      lookUpsPerMinute: 0,
      namesPerMinute: 0,
    });
    let acceptedCount = 0;
    let longestWait = 0;
    for (let number = 0; number < 59 * 20; number += 1) {
      const wait = await limits.takeLead(createLead("192.0.2.1", `asha-${number}@shop.test`));
      if (wait === undefined) acceptedCount += 1;
      else longestWait = Math.max(longestWait, wait);
      vi.advanceTimersByTime(3000);
    }
    expect(acceptedCount).toBe(60);
    expect(longestWait).toBeGreaterThan(50 * 60);
    expect(await limits.takeLead(createLead("192.0.2.2", "ravi@shop.test"))).toBeUndefined();
    vi.useRealTimers();
  });

  it("make no client wait for a clock that was set back", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const limit = createLimiter({ name: "clock", points: 1, seconds: 60 });
    await limit("asha");
    expect(await limit("asha")).toBeLessThanOrEqual(60);
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    expect(await limit("asha")).toBeUndefined();
    vi.useRealTimers();
  });

  it("store a bounded number of keys, the most recently used", async () => {
    const limit = createLimiter({ name: "flood", points: 1, seconds: 600 });
    await limit("first");
    for (let key = 0; key < 25_000; key += 1) await limit(`key ${key}`);
    expect(await limit("key 24999")).toBeGreaterThan(0);
    expect(await limit("first")).toBeUndefined();
  });
});

describe("rate limits on PostgreSQL", async () => {
  const secret = "a secret that all processes of this test share";
  const { config, database, remove } = await createTestDatabase("postgres");
  const secondDatabase = openDatabase(config, () => undefined);
  const databases = [database, secondDatabase];
  afterAll(async () => {
    await secondDatabase.close();
    await remove();
  });
  const createOnEach = (points: number, name: string) =>
    databases.map(({ db }) =>
      createLimiter({ name, points, seconds: 600, shared: { db, secret } }),
    );

  const createLimits = (limitSecret: string) =>
    createRateLimits(
      { perMinute: 9, emailPerHour: 9, lookUpsPerMinute: 9, namesPerMinute: 0 },
      { shared: { db: database.db, secret: limitSecret } },
    );
  const listStoredKeys = async () => {
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.db);
    return rows.map(({ key }) => key);
  };
  const listLeadKeys = async () =>
    (await listStoredKeys()).filter((key) => /^(address|email)/.test(key));

  it("are shared by all processes", async () => {
    const limits = createOnEach(5, "together");
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, number) => limits[number % 2]?.("192.0.2.1")),
    );
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
    for (const wait of waits) expect(wait ?? 1).toBeLessThanOrEqual(600);
  });

  it("store no address in the table, nor a digest that can be computed without the secret", async () => {
    await createLimits(secret).takeLead(createLead("192.0.2.77", "asha.rao@shop.test"));
    const keys = await listLeadKeys();
    expect(keys.length).toBeGreaterThan(1);
    const guesses = ["192.0.2.77", "contact asha.rao@shop.test"].map((guess) =>
      createHash("sha256").update(guess).digest("base64url"),
    );
    for (const key of keys) {
      expect(key).not.toMatch(/192|asha/);
      for (const guess of guesses) expect(key).not.toContain(guess);
    }
    // With another secret the same lead has other keys.
    await createLimits("another secret").takeLead(createLead("192.0.2.77", "asha.rao@shop.test"));
    expect(await listLeadKeys()).toHaveLength(2 * keys.length);
  });

  it("store an address under a different key for each limit", async () => {
    for (const name of ["one-limit", "other-limit"]) await createOnEach(5, name)[0]?.("192.0.2.1");
    const keys = (await listStoredKeys()).filter((key) => /^(one|other)-limit:/.test(key));
    expect(new Set(keys.map((key) => key.split(":")[1])).size).toBe(2);
  });

  it("reject a flood without a query for each request", async () => {
    const limit = createLimiter({
      name: "flooded",
      points: 5,
      seconds: 60,
      shared: { db: database.db, secret },
    });
    for (let request = 0; request < 100; request += 1) await limit("192.0.2.1");
    const { rows } = await sql<{ points: number }>`
      select points from rate_limits where key like 'flooded:%'`.execute(database.db);
    expect(rows).toEqual([{ points: 5 }]);
  });

  it("delete expired rows", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    createOnEach(5, "cleared");
    const expiredAt = Date.now() - 2 * 60 * 60 * 1000;
    await sql`insert into rate_limits values ('cleared:old', 1, ${expiredAt})`.execute(database.db);
    vi.advanceTimersByTime(5 * 60 * 1000);
    vi.useRealTimers();
    const countRows = () =>
      sql`select key from rate_limits where key = 'cleared:old'`
        .execute(database.db)
        .then(({ rows }) => rows.length);
    await expect.poll(countRows).toBe(0);
  });

  it("apply in each process while the database is down", async () => {
    const testDatabase = await createEmptyDatabase("postgres");
    const closedDatabase = openDatabase(testDatabase.config, () => undefined);
    const limit = createLimiter({
      name: "away",
      points: 2,
      seconds: 600,
      shared: { db: closedDatabase.db, secret },
    });
    await testDatabase.remove();
    const waits = [await limit("192.0.2.1"), await limit("192.0.2.1"), await limit("192.0.2.1")];
    expect(waits.map((wait) => wait === undefined)).toEqual([true, true, false]);
    await closedDatabase.close();
  });
});
