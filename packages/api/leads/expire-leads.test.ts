import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ENGINES, createTestDatabase } from "@angadi/tests/databases";
import { insertOldLead, insertOldMessages } from "@angadi/tests/old-leads";
import { expireLeads } from "./expire-leads.ts";
import { LEAD_TABLES, listLeads } from "./leads.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const EXPIRED = "2024-11-22T09:59:59.999Z";
const RECENT = "2024-11-22T10:00:00.000Z";

describe.each(ENGINES)("expiry of leads on %s", async (engine) => {
  const { database, remove } = await createTestDatabase(engine);
  beforeEach(async () => {
    for (const table of LEAD_TABLES) await database.db.deleteFrom(table).execute();
    await database.db.deleteFrom("job_queue").execute();
  });
  afterAll(remove);

  const listEmails = async () =>
    (await listLeads(database.db)).map(({ email }) => email).toSorted();

  it("deletes the leads of people who sent nothing for 24 months, with their jobs", async () => {
    const { db } = database;
    await insertOldLead(db, { email: "silent@shop.test", createdAt: EXPIRED });
    await insertOldLead(db, { email: "Silent@shop.test", createdAt: EXPIRED, isApplication: true });
    await insertOldLead(db, { email: "recent@shop.test", createdAt: RECENT });
    // The old leads stay because of the new one, whichever form it was sent with.
    await insertOldLead(db, { email: "heard@shop.test", createdAt: EXPIRED });
    await insertOldLead(db, { email: "HEARD@shop.test", createdAt: RECENT, isApplication: true });
    await insertOldLead(db, {
      email: "applied@shop.test",
      createdAt: EXPIRED,
      isApplication: true,
    });
    await insertOldLead(db, { email: "applied@shop.test", createdAt: RECENT });

    expect(await expireLeads(db, NOW)).toBe(2);
    expect(await listEmails()).toEqual([
      "HEARD@shop.test",
      "applied@shop.test",
      "applied@shop.test",
      "heard@shop.test",
      "recent@shop.test",
    ]);
    const jobs = await db.selectFrom("job_queue").select("kind").execute();
    expect(jobs.filter(({ kind }) => kind === "lead-received")).toHaveLength(5);
    expect(await expireLeads(db, NOW)).toBe(0);
  });

  it("yields to other work between batches, and stops when aborted", async () => {
    const { db } = database;
    // Every other lead is retained, so that batches mix both kinds.
    const emails = Array.from({ length: 1200 }, (_, number) => [
      `person-${number}@shop.test`,
      "person-x@shop.test",
    ]);
    await insertOldMessages(db, emails.flat(), EXPIRED);
    await insertOldLead(db, { email: "person-x@shop.test", createdAt: RECENT });
    let turnCount = 0;
    let hasEnded = false;
    const countTurn = () => {
      turnCount += 1;
      if (!hasEnded) setImmediate(countTurn);
    };
    countTurn();
    expect(await expireLeads(db, NOW)).toBe(1200);
    hasEnded = true;
    expect(turnCount).toBeGreaterThan(4);
    expect(await listEmails()).toEqual(Array.from({ length: 1201 }, () => "person-x@shop.test"));

    await insertOldLead(db, { email: "last@shop.test", createdAt: EXPIRED });
    expect(await expireLeads(db, NOW, AbortSignal.abort())).toBe(0);
  });
});
