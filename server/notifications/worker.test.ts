import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "#api/app.ts";
import { type Database, openDatabase } from "#api/db/connect.ts";
import { migrate } from "#api/db/migrations.ts";
import { ENGINES, emptyDatabase } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { UNLIMITED } from "#tests/unlimited.ts";
import type { Channel } from "./channel.ts";
import { mailChannels } from "./mail.ts";
import { webhookChannel } from "./webhook.ts";
import { startWorker } from "./worker.ts";

/** Waits for something to become true, however busy the machine is. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(ENGINES)("telling of leads on %s", (engine) => {
  let database: Database;
  let remove: () => Promise<void>;
  let send: (name: string, fields?: object) => Promise<string>;

  beforeAll(async () => {
    const made = await emptyDatabase(engine);
    remove = made.remove;
    database = openDatabase(made.config, () => undefined);
    await migrate(database.db);
    const api = createApi({ db: database.db, businessId: "b", log: QUIET, ...UNLIMITED });
    send = async (name, fields = {}) => {
      const response = await api.request("/api/business/contact", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          businessId: "b",
          name,
          email: "asha@shop.test",
          mobileNo: "1",
          message: `From ${name}`,
          ...fields,
        }),
      });
      expect(response.status).toBe(201);
      return ((await response.json()) as { data: { reference: string } }).data.reference;
    };
  });
  beforeEach(async () => {
    await database.db.deleteFrom("outbox").execute();
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  const open = () =>
    database.db.selectFrom("outbox").selectAll().where("done_at", "is", null).execute();

  it("mails the team and the sender once each, with nothing injected", async () => {
    const mail = await startMailServer();
    const reference = await send("Asha\r\nBcc: evil@x.test", {
      message: "Hello\r\n.\r\nBcc: evil@x.test\r\n=1+1 \u202Etxt 🙏🏽",
    });
    const worker = startWorker(
      database,
      mailChannels({ smtpUrl: mail.url, to: "team@angadi.test" }),
      QUIET,
    );
    await until(async () => expect(await open()).toEqual([]));
    await worker.stop();
    await mail.stop();

    expect(mail.received.map(({ to }) => to)).toEqual([["team@angadi.test"], ["asha@shop.test"]]);
    const [team] = mail.received;
    expect(team?.header("Subject")).toContain(reference);
    expect(team?.header("Bcc")).toBe("");
    expect(team?.header("Reply-To")).toContain("asha@shop.test");
  });

  it("tells nobody twice where several work at once", async () => {
    const told: string[] = [];
    const channel: Channel = {
      name: "list",
      deliver: async (id) => {
        told.push(id);
      },
    };
    for (let number = 0; number < 40; number += 1) await send(`Lead ${number}`);
    const workers = [1, 2, 3].map(() => startWorker(database, [channel], QUIET));
    await until(async () => expect(await open()).toEqual([]));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(told).toHaveLength(40);
    expect(new Set(told).size).toBe(40);
  });

  it("tries again later what failed, and through that channel alone", async () => {
    await send("Stubborn");
    const told: string[] = [];
    let fails = true;
    const channels: Channel[] = [
      { name: "good", deliver: async () => void told.push("good") },
      {
        name: "bad",
        deliver: async () => {
          told.push("bad");
          if (fails) throw new Error("not today");
        },
      },
    ];
    const worker = startWorker(database, channels, QUIET);
    await until(() => expect(told).toEqual(["good", "bad"]));
    await until(async () => {
      const [row] = await open();
      expect(row).toMatchObject({ last_error: "bad: not today", delivered: `["good"]` });
      // Not at once: the first wait is some seconds.
      expect(Date.parse(row?.next_attempt_at ?? "") - Date.now()).toBeGreaterThan(2000);
    });
    fails = false;
    await database.db.updateTable("outbox").set({ next_attempt_at: "" }).execute();
    await until(async () => expect(await open()).toEqual([]));
    await worker.stop();
    expect(told).toEqual(["good", "bad", "bad"]);
  });

  it("drops what was to be told of a lead that is gone", async () => {
    await send("Gone");
    await database.db.deleteFrom("contact_messages").where("name", "=", "Gone").execute();
    const worker = startWorker(
      database,
      [{ name: "never", deliver: () => Promise.reject(new Error("told")) }],
      QUIET,
    );
    await until(async () => expect(await open()).toEqual([]));
    await worker.stop();
  });

  it("signs what it posts, and repeats it under the same number", async () => {
    const secret = "a secret of at least sixteen";
    const seen: { headers: Record<string, unknown>; body: string }[] = [];
    const hook = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        seen.push({ headers: request.headers, body });
        response.writeHead(seen.length === 1 ? 500 : 200).end();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
    const { port } = hook.address() as AddressInfo;
    const reference = await send("Hooked");
    const channel = webhookChannel({ url: `http://127.0.0.1:${port}/lead`, secret });
    const worker = startWorker(database, [channel], QUIET);
    await until(() => expect(seen).toHaveLength(1));
    await until(async () => expect((await open())[0]?.last_error).toContain("500"));
    await database.db.updateTable("outbox").set({ next_attempt_at: "" }).execute();
    await until(async () => expect(await open()).toEqual([]));
    await worker.stop();
    await new Promise((resolve) => hook.close(resolve));

    const [first, second] = seen;
    expect(second?.headers["x-angadi-delivery"]).toBe(first?.headers["x-angadi-delivery"]);
    const [, time, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(second?.headers["x-angadi-signature"])) ?? [];
    const expected = createHmac("sha256", secret).update(`${time}.${second?.body}`).digest("hex");
    expect(signature).toBe(expected);
    expect(JSON.parse(second?.body ?? "{}")).toMatchObject({ reference, name: "Hooked" });
  });
});
