import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "@angadi/api/app";
import { contactMessage, createJsonRequest } from "@angadi/tests/send-lead";
import { runOperatorCommand } from "../run-operator-command.ts";
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
      createJsonRequest({ ...contactMessage, businessId: "b", name, email: `${name}@shop.test` }),
    );
  const readNames = async () => {
    const rows = await database.db.selectFrom("contact_messages").select("name").execute();
    return rows.map(({ name }) => name).toSorted();
  };

  /** Starts a process that holds the write lock for some milliseconds, or until it is killed. */
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
    const startedAt = performance.now();
    const holder = await holdLock(lockMs);
    let longestGap = 0;
    let lastTick = performance.now();
    const timer = setInterval(() => {
      longestGap = Math.max(longestGap, performance.now() - lastTick);
      lastTick = performance.now();
    }, 5);
    const deletion = database.db.deleteFrom("job_queue").where("id", "=", "none").execute();
    const writes = Promise.all(["Asha", "Ravi", "Meera"].map(send));
    let isDone = false;
    void writes.then(() => (isDone = true));
    const plans = await api.request("/api/business/subscription?countryId=IN");
    expect(plans.status).toBe(200);
    await database.ping();
    expect(isDone).toBe(false);

    const responses = await writes;
    await deletion;
    clearInterval(timer);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(performance.now() - startedAt).toBeGreaterThan(lockMs);
    // Other work may only stall for a part of that time, even on a busy machine.
    expect(longestGap).toBeLessThan(lockMs / 2);
    expect(await readNames()).toEqual(["Asha", "Meera", "Ravi"]);
    if (holder.exitCode === null) await once(holder, "exit");
  });

  it("rejects writes that time out with a message, and stores nothing of them", async () => {
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
    expect(await readNames()).toEqual(["Meera"]);
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
    const createRow = (id: string) => ({ id, kind: "vacuum", payload: "null", created_at: "" });
    let outerInsert: Promise<unknown> | undefined;
    const transaction = db.transaction().execute(async (trx) => {
      await trx.insertInto("job_queue").values(createRow("inside")).execute();
      outerInsert = db.insertInto("job_queue").values(createRow("outside")).execute();
      // Not visible to other connections before the commit.
      expect(await count()).toBe(0);
      throw new Error("no");
    });
    await expect(transaction).rejects.toThrow("no");
    await outerInsert;
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
    expect(await readNames()).toEqual(["Ravi"]);
  });

  it("leaves no trace of deleted rows in its files", async () => {
    const people = Array.from({ length: 200 }, (_, number) => `person-${number}-of-old`);
    for (const name of people) await send(name);
    expect(findTraces(people)).not.toEqual([]);
    await database.db.updateTable("contact_messages").set({ created_at: "2020-01-01" }).execute();
    await send("newcomer");
    // In another process, while this one has the database open like a server.
    const { stdout } = await runOperatorCommand("leads", ["expire"], { DATA_DIR: folder });
    expect(stdout).toContain(`${people.length} deleted.`);
    expect(findTraces(people)).toEqual([]);
    expect(findTraces(["newcomer"])).toEqual(["newcomer"]);
    expect(await readNames()).toEqual(["newcomer"]);
  });

  /** The people whose email address is in the bytes of any file. */
  function findTraces(people: string[]): string[] {
    const bytes = readdirSync(folder).map((name) =>
      readFileSync(path.join(folder, name), "latin1"),
    );
    return people.filter((name) => bytes.some((file) => file.includes(`${name}@shop.test`)));
  }

  it("restricts its files to their owner", async () => {
    const readMode = (name: string) => statSync(path.join(folder, name)).mode & 0o777;
    await send("Asha");
    const files = readdirSync(folder);
    expect(files).toContain("angadi.sqlite-wal");
    expect(files.map(readMode)).toEqual(files.map(() => 0o600));

    // Also files of an earlier build, and a folder that does not exist yet.
    await database.close();
    chmodSync(path.join(folder, "angadi.sqlite"), 0o644);
    database = open(folder);
    await database.ping();
    expect(readdirSync(folder).map(readMode)).toEqual(readdirSync(folder).map(() => 0o600));
    const newFolder = path.join(folder, "new/folder");
    const secondDatabase = open(newFolder);
    await secondDatabase.ping();
    expect(statSync(newFolder).mode & 0o777).toBe(0o700);
    await secondDatabase.close();
  });
});
