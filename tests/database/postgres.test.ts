import { randomUUIDv7 } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { waitFor } from "../wait-for.ts";
import { createApi } from "@angadi/api/app";
import { startPostgres } from "../postgres.ts";
import { contactMessage, createJsonRequest } from "@angadi/tests/send-lead";
import { UNLIMITED } from "../unlimited.ts";
import { DatabaseUnavailableError } from "@angadi/database/availability";
import { openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";

/** This suite has its own server, which it restarts and stops. */
describe("an unavailable PostgreSQL server", async () => {
  const idleErrors: Error[] = [];
  const failures: object[] = [];

  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const database = openDatabase({ databaseUrl: url, dataDir: "" }, (error) =>
    idleErrors.push(error),
  );
  await migrate(database.db);
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  const createPostgresApi = () =>
    createApi({
      db: database.db,
      businessId: "b",
      log: { error: (details) => failures.push(details) },
      ...UNLIMITED,
    });
  const send = (api: ReturnType<typeof createApi>, name: string) =>
    api.request(
      "/api/business/contact",
      createJsonRequest(
        { ...contactMessage, businessId: "b", name },
        { "Idempotency-Key": randomUUIDv7() },
      ),
    );
  const readNames = async () => {
    const rows = await database.db.selectFrom("contact_messages").select("name").execute();
    return new Set(rows.map(({ name }) => name));
  };

  it.each(["fast", "immediate"] as const)(
    "keeps all acknowledged leads through a restart (%s), and answers 503 meanwhile",
    async (mode) => {
      const api = createPostgresApi();
      const acknowledged: string[] = [];
      const rejections = new Set<string>();
      const stop = new AbortController();
      const write = async (writer: number) => {
        for (let number = 0; !stop.signal.aborted; number += 1) {
          const name = `${mode} ${writer} ${number} ${randomUUIDv7()}`;
          const response = await send(api, name);
          if (response.status === 201) acknowledged.push(name);
          else {
            rejections.add(`${response.status} ${response.headers.get("Retry-After")}`);
            // Waits like any client, so that other writers can continue.
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
        }
      };
      const writers = Array.from({ length: 6 }, (_, writer) => write(writer));
      const waitForLeads = async () => {
        const before = acknowledged.length;
        await waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 50));
      };
      await waitForLeads();
      await postgres.restart(mode);
      await waitForLeads();
      stop.abort();
      await Promise.all(writers);

      expect([...rejections]).toEqual(["503 5"]);
      const storedNames = await readNames();
      expect(acknowledged.filter((name) => !storedNames.has(name))).toEqual([]);
    },
  );

  it("survives a restart while holding the migration lock", async () => {
    await expect(
      database.withMigrationLock(async () => {
        await postgres.restart("immediate");
        return "done";
      }),
    ).resolves.toBe("done");
  });

  it("logs lost connections without their credentials", async () => {
    await Promise.all(Array.from({ length: 4 }, () => database.ping()));
    await postgres.restart("fast");
    await waitFor(() => expect(idleErrors.length).toBeGreaterThan(0));
    for (const error of [...idleErrors, ...failures.map((details) => Object.values(details)[0])]) {
      expect(error).toBeInstanceOf(Error);
      expect(Object.keys(error as Error).filter((key) => key !== "code" && key !== "name")).toEqual(
        [],
      );
    }
  });

  it("times out if the server does not answer", async () => {
    const api = createPostgresApi();
    const storedNames = await readNames();
    await Promise.all(Array.from({ length: 4 }, () => database.ping()));
    const resume = await postgres.freeze();
    try {
      await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailableError);
      // More requests than the pool has connections.
      const responses = await Promise.all(Array.from({ length: 15 }, () => send(api, "Frozen")));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    } finally {
      resume();
    }
    // Connections that still expect a response are not reused.
    await waitFor(() => database.ping());
    const namesAfter = await readNames();
    namesAfter.delete("Frozen");
    expect(namesAfter).toEqual(storedNames);
    expect((await send(api, "Thawed")).status).toBe(201);
  });

  it("can be closed even if the server does not answer", async () => {
    const otherDatabase = openDatabase({ databaseUrl: url, dataDir: "" }, () => undefined);
    await otherDatabase.ping();
    const resume = await postgres.freeze();
    try {
      const query = otherDatabase.db.selectFrom("contact_messages").select("id").execute();
      await Promise.all([
        expect(query).rejects.toBeInstanceOf(DatabaseUnavailableError),
        otherDatabase.close(),
      ]);
    } finally {
      resume();
    }
  });
});
