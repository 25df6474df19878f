import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startHousekeeping } from "#server/housekeeping.ts";
import { ENGINES } from "#tests/databases.ts";
import { leadDatabase, until } from "#tests/lead-database.ts";
import { forgetPerson } from "./forget-person.ts";
import { leadsOf } from "./leads.ts";

const EMAIL = "forget@me.test";

/** Fails each write to the log, as a lost connection would. */
const noLog: KyselyPlugin = {
  transformQuery({ node }) {
    if (JSON.stringify(node).includes("staff_log")) throw new Error("lost");
    return node;
  },
  transformResult: async ({ result }) => result,
};

describe.each(ENGINES)("forgetting a person on %s", (engine) => {
  let leads: Awaited<ReturnType<typeof leadDatabase>>;
  beforeAll(async () => {
    leads = await leadDatabase(engine);
  });
  afterAll(() => leads.remove());

  const send = async () => {
    await leads.send("One", { email: EMAIL });
    await leads.apply("Two", { email: EMAIL });
  };
  const logged = () => leads.database.db.selectFrom("staff_log").select("subject").execute();

  it("removes nothing if its line in the log cannot be written", async () => {
    await send();
    const db = leads.database.db.withPlugin(noLog);
    const purge = vi.fn(async () => undefined);
    await expect(forgetPerson({ db, purge }, undefined, EMAIL)).rejects.toThrow("lost");
    expect(await leadsOf(leads.database.db, EMAIL)).toHaveLength(2);
    expect(await logged()).toEqual([]);
    expect(purge).not.toHaveBeenCalled();
  });

  it("leaves the files' last traces to the next start if the process ends before", async () => {
    const { db } = leads.database;
    const killed = async () => {
      throw new Error("killed");
    };
    await expect(forgetPerson({ db, purge: killed }, undefined, EMAIL)).rejects.toThrow("killed");
    expect(await leadsOf(db, EMAIL)).toEqual([]);
    expect(await logged()).toEqual([{ subject: "2" }]);

    const purge = vi.fn(async () => undefined);
    for (let start = 0; start < 2; start += 1) {
      const log = { info: vi.fn(), error: vi.fn() };
      const housekeeping = startHousekeeping({ db, purge }, log);
      await until(() => expect(log.info).toHaveBeenCalled());
      await housekeeping.stop();
    }
    expect(purge).toHaveBeenCalledOnce();
  });
});
