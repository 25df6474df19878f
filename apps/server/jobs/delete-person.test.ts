import type { KyselyPlugin } from "kysely";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createHousekeepingHandlers } from "./housekeeping.ts";
import { ENGINES } from "@angadi/tests/databases";
import { startFastJobs } from "@angadi/tests/jobs";
import { createLeadDatabase } from "@angadi/tests/lead-database";
import { waitFor } from "@angadi/tests/wait-for";
import { deletePerson } from "@angadi/api/leads/delete-person";
import { findLeadsByEmail } from "@angadi/api/leads/leads";

const EMAIL = "forget@me.test";

/** Makes each write to the log fail, like a lost connection. */
const noLog: KyselyPlugin = {
  transformQuery({ node }) {
    if (JSON.stringify(node).includes("staff_log")) throw new Error("lost");
    return node;
  },
  transformResult: async ({ result }) => result,
};

describe.each(ENGINES)("deleting a person's data on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  afterAll(leads.remove);

  const send = async () => {
    await leads.send("One", { email: EMAIL });
    await leads.apply("Two", { email: EMAIL });
  };
  const logged = () => leads.database.db.selectFrom("staff_log").select("subject").execute();

  it("deletes nothing if the log line cannot be written", async () => {
    await send();
    const db = leads.database.db.withPlugin(noLog);
    const purge = vi.fn(async () => undefined);
    const database = { ...leads.database, db, purge };
    await expect(deletePerson(database, undefined, EMAIL)).rejects.toThrow("lost");
    expect(await findLeadsByEmail(leads.database.db, EMAIL)).toHaveLength(2);
    expect(await logged()).toEqual([]);
    expect(purge).not.toHaveBeenCalled();
  });

  it("vacuums the files in the background if the process ends first", async () => {
    const { db } = leads.database;
    const killed = async () => {
      throw new Error("killed");
    };
    await expect(
      deletePerson({ ...leads.database, vacuum: killed }, undefined, EMAIL),
    ).rejects.toThrow("killed");
    expect(await findLeadsByEmail(db, EMAIL)).toEqual([]);
    expect(await logged()).toEqual([{ subject: "2" }]);

    // The dead process's claim expires.
    await leads.makeJobsDue();
    const purge = vi.fn(async () => undefined);
    const log = { info: () => undefined };
    const jobs = startFastJobs(
      leads.database,
      createHousekeepingHandlers({ ...leads.database, vacuum: purge }, log),
    );
    await waitFor(async () => expect(await leads.listWaitingJobs()).toEqual([]));
    await jobs.stop();
    expect(purge).toHaveBeenCalledOnce();
  });
});
