import { randomUUIDv7 } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listLeads } from "@angadi/api/leads/leads";
import { createBackup } from "../create-backup.ts";
import { ENGINES, createEmptyDatabase } from "../databases.ts";
import { runOperatorCommand } from "../run-operator-command.ts";
import { contactMessage, createJsonRequest, readReference } from "@angadi/tests/send-lead";
import { needs } from "@angadi/test-kit/packages";
import { createTestApi } from "../unlimited.ts";
import { BackupError } from "@angadi/database/backup/backup-summary";
import { backUp, restore } from "@angadi/database/backup/backup";
import type { Database } from "@angadi/database/database";
import { type DatabaseConfig, openDatabase } from "@angadi/database/connect";
import { prepareDatabase } from "@angadi/api/seed/prepare";

for (const engine of ENGINES) {
  // PostgreSQL needs pg_dump and pg_restore.
  const tags = engine === "postgres" ? [needs("postgresql")] : [];

  describe(`backups of ${engine}`, { tags }, () => {
    let folder: string;
    let file: string;
    let database: Database;
    let config: DatabaseConfig;
    const cleanups: (() => Promise<void>)[] = [];

    const createEmptyConfig = async (): Promise<DatabaseConfig> => {
      const emptyDatabase = await createEmptyDatabase(engine);
      cleanups.push(emptyDatabase.remove);
      return emptyDatabase.config;
    };
    const open = (config: DatabaseConfig) => openDatabase(config, () => undefined);
    const createFilledDatabase = async (config: DatabaseConfig, leadCount: number) => {
      const database = open(config);
      await prepareDatabase(database, "IN");
      const rows = Array.from({ length: leadCount }, (_, number) => ({
        id: randomUUIDv7(),
        reference: `Z${number}`,
        name: `Sender ${number}`,
        email: `sender-${number}@shop.test`,
        mobile_no: "98480",
        message: "Hello",
        context: null,
        idempotency_key: null,
        created_at: "2026-10-01T08:00:00.000Z",
      }));
      await database.db.insertInto("contact_messages").values(rows).execute();
      for (let number = 0; number < 5; number += 1) await send(database, `Asha ${number}`);
      return database;
    };

    beforeEach(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), "angadi-backup-"));
      file = path.join(folder, "backup");
      config = await createEmptyConfig();
      database = await createFilledDatabase(config, 300);
    });
    afterEach(async () => {
      await database.close();
      for (const remove of cleanups.splice(0)) await remove();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Sends a lead, which must be acknowledged. Returns its reference. */
    async function send({ db }: Database, name: string): Promise<string> {
      // Text that could break a row of a dump.
      const message = `Two\nlines,\ta tab, a \\. and \u2028 నమస్తే\n\\.\n`;
      const response = await createTestApi(db, "b").request(
        "/api/business/contact",
        createJsonRequest(
          { ...contactMessage, businessId: "b", name, message },
          { "Idempotency-Key": randomUUIDv7() },
        ),
      );
      expect(response.status).toBe(201);
      return readReference(response);
    }
    const readContents = async ({ db }: Database) => ({
      leads: await listLeads(db),
      jobs: await db.selectFrom("job_queue").selectAll().orderBy("id").execute(),
      posts: await db.selectFrom("blog_posts").selectAll().orderBy("id").execute(),
      plans: await db.selectFrom("plans").selectAll().orderBy("id").execute(),
    });

    it("are restored completely, and the restored database can be used", async () => {
      await database.db
        .updateTable("job_queue")
        .set({ state: "done", finished_at: "2026-11-22T08:00:00.000Z" })
        .where("id", "in", database.db.selectFrom("job_queue").select("id").limit(2))
        .execute();
      const before = await readContents(database);
      const summary = await createBackup(config, file);
      expect(summary).toEqual({
        contactMessages: 305,
        applications: 0,
        posts: 28,
        pendingLeads: 3,
        newest: before.leads[0]?.createdAt,
      });
      expect(readdirSync(folder)).toEqual(["backup"]);
      expect(statSync(file).mode & 0o777).toBe(0o600);

      const target = await createEmptyConfig();
      expect(await restore(target, file, { replace: false })).toEqual(summary);
      const restored = open(target);
      expect(await prepareDatabase(restored, "IN")).toEqual([]);
      expect(await readContents(restored)).toEqual(before);
      await send(restored, "After");
      await restored.close();
    });

    it("contain every lead acknowledged before the backup, even while more are written", async () => {
      const stop = new AbortController();
      const acknowledged: { reference: string; time: number }[] = [];
      const write = async () => {
        while (!stop.signal.aborted) {
          const reference = await send(database, "Meanwhile");
          acknowledged.push({ reference, time: Date.now() });
          await setImmediate();
        }
      };
      const writers = Promise.all([write(), write(), write()]);
      const backups: { file: string; expected: string[] }[] = [];
      for (const name of ["first", "second", "third"]) {
        const file = path.join(folder, name);
        await backUp(config, file, ({ upTo }) => {
          const acknowledgedBefore = acknowledged.filter(({ time }) => time < Date.parse(upTo));
          backups.push({ file, expected: acknowledgedBefore.map(({ reference }) => reference) });
        });
      }
      stop.abort();
      await writers;
      const target = await createEmptyConfig();
      for (const { file, expected } of backups) {
        await restore(target, file, { replace: true });
        const restored = open(target);
        const references = new Set(
          (await listLeads(restored.db)).map(({ reference }) => reference),
        );
        await restored.close();
        expect(expected.filter((reference) => !references.has(reference))).toEqual([]);
      }
    });

    it("replace existing data only with --replace, and never while a server has it open", async () => {
      await createBackup(config, file);
      const target = await createEmptyConfig();
      const otherDatabase = await createFilledDatabase(target, 2);
      const before = await readContents(otherDatabase);
      await expect(restore(target, file, { replace: true })).rejects.toThrow("stop the server");
      await otherDatabase.close();
      await expect(restore(target, file, { replace: false })).rejects.toThrow("--replace");
      let restored = open(target);
      expect(await readContents(restored)).toEqual(before);
      await restored.close();

      await restore(target, file, { replace: true });
      restored = open(target);
      expect(await readContents(restored)).toEqual(await readContents(database));
      await restored.close();
    });

    it("are rejected if they are damaged or not backups, and change nothing", async () => {
      await createBackup(config, file);
      const original = readFileSync(file);
      const writeDamagedFile = (name: string, bytes: Buffer | string) => {
        const damagedFile = path.join(folder, name);
        writeFileSync(damagedFile, bytes);
        return damagedFile;
      };
      const scrambled = Buffer.from(original);
      scrambled.fill(0x5a, Math.floor(original.length / 3), Math.floor(original.length / 2));
      const files = [
        writeDamagedFile("cut", original.subarray(0, Math.floor(original.length * 0.6))),
        writeDamagedFile("scrambled", scrambled),
        writeDamagedFile("text", "Dear backup"),
        writeDamagedFile("empty", ""),
        writeDamagedFile("other", engine === "sqlite" ? "PGDMP…" : "SQLite format 3\0…"),
        path.join(folder, "missing"),
      ];
      const target = await createEmptyConfig();
      const otherDatabase = await createFilledDatabase(target, 2);
      const before = await readContents(otherDatabase);
      await otherDatabase.close();
      for (const file of files) {
        await expect(restore(target, file, { replace: true })).rejects.toBeInstanceOf(BackupError);
      }
      const after = open(target);
      expect(await readContents(after)).toEqual(before);
      await after.close();
    });

    it("are not made of another program's database", async () => {
      const foreignConfig = await createEmptyConfig();
      const otherDatabase = open(foreignConfig);
      await sql`CREATE TABLE recipes (id text)`.execute(otherDatabase.db);
      await otherDatabase.close();
      await expect(createBackup(foreignConfig, file)).rejects.toThrow("this site");
      expect(readdirSync(folder)).toEqual([]);
    });

    it("never overwrite a file", async () => {
      writeFileSync(file, "kept");
      await expect(createBackup(config, file)).rejects.toThrow("already exists");
      expect(readFileSync(file, "utf8")).toBe("kept");
    });

    it("are made and restored by the operator's commands, which print their contents", async () => {
      const run = (script: string, { databaseUrl, dataDir }: DatabaseConfig, ...args: string[]) =>
        runOperatorCommand(
          script,
          args,
          databaseUrl
            ? { DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, "data") }
            : { DATA_DIR: dataDir },
        );
      const { stdout } = await run("backup", config, file);
      expect(stdout).toContain("305 contact messages, 0 affiliate applications, 28 posts");
      expect(stdout).toContain("5 notifications");
      const noteFolder = engine === "sqlite" ? config.dataDir : path.join(folder, "data");
      const note = JSON.parse(readFileSync(path.join(noteFolder, "backup.json"), "utf8"));
      expect(Date.now() - Date.parse(note.upTo)).toBeLessThan(60_000);
      expect(note).toMatchObject({ file, contents: { contactMessages: 305 } });

      const target = await createEmptyConfig();
      expect((await run("restore", target, file)).stdout).toContain("305 contact messages");
      await expect(run("restore", target, file)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^[^\n]*--replace[^\n]*\n$/),
      });
      await expect(run("restore", target)).rejects.toMatchObject({ code: 2 });
    });
  });
}
