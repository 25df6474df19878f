import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ENGINES, createEmptyDatabase } from "../databases.ts";
import type { Database } from "@angadi/database/database";
import { openDatabase } from "@angadi/database/connect";
import { migrate, listExecutedMigrations } from "@angadi/database/schema/migrations";
import { prepareDatabase } from "@angadi/api/seed/prepare";

describe.each(ENGINES)("migrations on %s", (engine) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const testDatabase = await createEmptyDatabase(engine);
    remove = testDatabase.remove;
    database = openDatabase(testDatabase.config, () => undefined);
  });
  afterEach(async () => {
    await database.close();
    await remove();
  });

  const recordAsRun = (name: string) =>
    sql`INSERT INTO kysely_migration VALUES (${name}, ${new Date().toISOString()})`.execute(
      database.db,
    );
  const listTables = async () =>
    (await database.db.introspection.getTables()).map(({ name }) => name).toSorted();

  it("of a newer build are reported, and do not stop this build", async () => {
    expect(await prepareDatabase(database, "IN")).toEqual([]);
    // Like a newer build: additions only.
    await sql`ALTER TABLE contact_messages ADD COLUMN mood text`.execute(database.db);
    await recordAsRun("9998-mood");
    await recordAsRun("9999-something-else");

    const newer = ["9998-mood", "9999-something-else"];
    expect(await prepareDatabase(database, "IN")).toEqual(newer);
    expect(await prepareDatabase(database, "IN")).toEqual(newer);
    expect(await database.db.selectFrom("plans").select("id").execute()).toHaveLength(4);
    expect(await listExecutedMigrations(database.db)).toEqual(expect.arrayContaining(newer));
  });

  it("are not run if a newer build created the database without them", async () => {
    await migrate(database.db);
    await sql`DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration)`.execute(
      database.db,
    );
    await recordAsRun("9999-newer");
    await expect(migrate(database.db)).rejects.toThrow("9999-newer");
  });

  it("reject a database of a development version with one line", async () => {
    await migrate(database.db);
    await recordAsRun("0001-initial");
    await expect(migrate(database.db)).rejects.toThrow(
      /^A development version .* Use an empty one\.$/,
    );
  });

  it("are rolled back completely if one fails", async () => {
    await sql`CREATE TABLE plans (id text)`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow("plans");
    expect(await listTables()).toEqual(["plans"]);
    await sql`DROP TABLE plans`.execute(database.db);
    expect(await migrate(database.db)).toEqual([]);
    expect(await listTables()).toContain("contact_messages");
  });
});
