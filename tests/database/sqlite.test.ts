import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "@angadi/api/app";
import { contactMessage, jsonRequest } from "@angadi/tests/send-lead";
import { UNLIMITED } from "../unlimited.ts";
import type { Database } from "@angadi/database/database";
import { openDatabase } from "@angadi/database/connect";
import { prepareDatabase } from "@angadi/api/seed/prepare";

describe("SQLite", () => {
  let folder: string;
  let database: Database;
  let api: ReturnType<typeof createApi>;
  const failures: { err?: Error }[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "angadi-sqlite-"));
    failures.length = 0;
    database = open(folder);
    await prepareDatabase(database, "IN");
    const log = { error: (details: object) => failures.push(details) };
    api = createApi({ db: database.db, businessId: "b", log, ...UNLIMITED });
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (dataDir: string) =>
    openDatabase({ databaseUrl: undefined, dataDir }, () => undefined);
  const send = (name: string) =>
    api.request(
      "/api/business/contact",
      jsonRequest({ ...contactMessage, businessId: "b", name, email: `${name}@shop.test` }),
    );
  const names = async () => {
    const rows = await database.db.selectFrom("contact_messages").select("name").execute();
    return rows.map(({ name }) => name).toSorted();
  };

  /** Another process that holds the write lock for some milliseconds, or until it is killed. */
  async function holdLock(milliseconds = 2 ** 31 - 1) {
    const holder = spawn(
      process.execPath,
      [
        "-e",
        `const { DatabaseSync } = require("node:sqlite");
         const file = new DatabaseSync(process.argv[1], { timeout: 5000 });
         file.exec("BEGIN IMMEDIATE");
         process.stdout.write("held");
         setTimeout(() => { file.exec("COMMIT"); file.close(); }, Number(process.argv[2]));`,
        path.join(folder, "angadi.sqlite"),
        String(milliseconds),
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    await once(holder.stdout, "data");
    return holder;
  }

  it("continues with all other work while another process holds the lock", async () => {
    const lockMs = 4000;
    const started = performance.now();
    const holder = await holdLock(lockMs);
    let longestGap = 0;
    let last = performance.now();
    const ticks = setInterval(() => {
      longestGap = Math.max(longestGap, performance.now() - last);
      last = performance.now();
    }, 5);
    const plain = database.db.deleteFrom("job_queue").where("id", "=", "none").execute();
    const writes = Promise.all(["Asha", "Ravi", "Meera"].map(send));
    let done = false;
    void writes.then(() => (done = true));
    const plans = await api.request("/api/business/subscription?countryId=IN");
    expect(plans.status).toBe(200);
    await database.ping();
    expect(done).toBe(false);

    const answers = await writes;
    await plain;
    clearInterval(ticks);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(performance.now() - started).toBeGreaterThan(lockMs);
    // Only part of the time, even on a busy machine.
    expect(longestGap).toBeLessThan(lockMs / 2);
    expect(await names()).toEqual(["Asha", "Meera", "Ravi"]);
    if (holder.exitCode === null) await once(holder, "exit");
  });

  it("refuses a write that takes too long with a message, and stores none of it", async () => {
    const holder = await holdLock();
    const [first, second] = await Promise.all([send("Asha"), send("Ravi")]);
    for (const response of [first, second]) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await response.json()).message).toContain("try again");
    }
    const holderExit = once(holder, "exit");
    holder.kill("SIGKILL");
    await holderExit;
    expect((await send("Meera")).status).toBe(201);
    expect(await names()).toEqual(["Meera"]);
    expect(await database.db.selectFrom("job_queue").select("id").execute()).toHaveLength(1);
  });

  it("starts while another process holds the lock", async () => {
    const holder = await holdLock();
    const secondDatabase = open(folder);
    const prepared = prepareDatabase(secondDatabase, "IN");
    expect(await secondDatabase.db.selectFrom("plans").select("id").execute()).toHaveLength(4);
    holder.kill("SIGKILL");
    expect(await prepared).toEqual([]);
    await secondDatabase.close();
  });

  it("runs other statements outside an open transaction", async () => {
    const { db } = database;
    const count = async () => (await db.selectFrom("job_queue").select("id").execute()).length;
    const row = (id: string) => ({ id, kind: "vacuum", payload: "null", created_at: "" });
    let outside: Promise<unknown> | undefined;
    const rolledBack = db.transaction().execute(async (trx) => {
      await trx.insertInto("job_queue").values(row("inside")).execute();
      outside = db.insertInto("job_queue").values(row("outside")).execute();
      // Not visible to other connections before the commit.
      expect(await count()).toBe(0);
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await outside;
    expect(await db.selectFrom("job_queue").select("id").execute()).toEqual([{ id: "outside" }]);
  });

  it("reports the original error if SQLite has rolled back by itself, e.g. on a full disk", async () => {
    await sql`
      CREATE TRIGGER full BEFORE INSERT ON job_queue
      BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END`.execute(database.db);
    expect((await send("Asha")).status).toBe(500);
    expect(failures.map(({ err }) => err?.message)).toEqual(["database or disk is full"]);
    await sql`DROP TRIGGER full`.execute(database.db);
    expect((await send("Ravi")).status).toBe(201);
    expect(await names()).toEqual(["Ravi"]);
  });

  it("leaves no trace of deleted rows in its files", async () => {
    const people = Array.from({ length: 200 }, (_, number) => `person-${number}-of-old`);
    for (const name of people) await send(name);
    expect(traces(people)).not.toEqual([]);
    await database.db.updateTable("contact_messages").set({ created_at: "2020-01-01" }).execute();
    await send("newcomer");
    // In another process, while this one has the database open like a server.
    const { stdout } = await promisify(execFile)(process.execPath, ["scripts/leads.ts", "expire"], {
      cwd: path.resolve(import.meta.dirname, "../.."),
      env: { PATH: process.env["PATH"], DATA_DIR: folder },
    });
    expect(stdout).toContain(`${people.length} deleted.`);
    expect(traces(people)).toEqual([]);
    expect(traces(["newcomer"])).toEqual(["newcomer"]);
    expect(await names()).toEqual(["newcomer"]);
  });

  /** The people whose address is in the bytes of any of the files. */
  function traces(people: string[]): string[] {
    const bytes = readdirSync(folder).map((name) =>
      readFileSync(path.join(folder, name), "latin1"),
    );
    return people.filter((name) => bytes.some((file) => file.includes(`${name}@shop.test`)));
  }

  it("restricts its files to their owner", async () => {
    const mode = (name: string) => statSync(path.join(folder, name)).mode & 0o777;
    await send("Asha");
    const files = readdirSync(folder);
    expect(files).toContain("angadi.sqlite-wal");
    expect(files.map(mode)).toEqual(files.map(() => 0o600));

    // Files of an earlier build, and a folder that does not exist yet.
    await database.close();
    chmodSync(path.join(folder, "angadi.sqlite"), 0o644);
    database = open(folder);
    await database.ping();
    expect(readdirSync(folder).map(mode)).toEqual(readdirSync(folder).map(() => 0o600));
    const made = path.join(folder, "made/here");
    const secondDatabase = open(made);
    await secondDatabase.ping();
    expect(statSync(made).mode & 0o777).toBe(0o700);
    await secondDatabase.close();
  });
});
