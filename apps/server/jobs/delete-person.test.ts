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
const failingLog: KyselyPlugin = {
  transformQuery({ node }) {
    if (JSON.stringify(node).includes("staff_log")) throw new Error("lost");
    return node;
  },
  transformResult: async ({ result }) => result,
};

describe.each(ENGINES)("deleting a person's data on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  afterAll(leads.remove);

  const sendLeads = async () => {
    await leads.send("One", { email: EMAIL });
    await leads.apply("Two", { email: EMAIL });
  };
  const listLogSubjects = () =>
    leads.database.db.selectFrom("staff_log").select("subject").execute();

  it("deletes nothing if the log entry cannot be written", async () => {
    await sendLeads();
    const db = leads.database.db.withPlugin(failingLog);
    const vacuum = vi.fn(async () => undefined);
    const database = { ...leads.database, db, vacuum };
    await expect(deletePerson(database, undefined, EMAIL)).rejects.toThrow("lost");
    expect(await findLeadsByEmail(leads.database.db, EMAIL)).toHaveLength(2);
    expect(await listLogSubjects()).toEqual([]);
    expect(vacuum).not.toHaveBeenCalled();
  });

  it("vacuums the files in the background if the process ends first", async () => {
    const { db } = leads.database;
    const failVacuum = async () => {
      throw new Error("killed");
    };
    await expect(
      deletePerson({ ...leads.database, vacuum: failVacuum }, undefined, EMAIL),
    ).rejects.toThrow("killed");
    expect(await findLeadsByEmail(db, EMAIL)).toEqual([]);
    expect(await listLogSubjects()).toEqual([{ subject: "2" }]);

    // The dead process's claim expires.
    await leads.makeJobsDue();
    const vacuum = vi.fn(async () => undefined);
    const log = { info: () => undefined };
    const jobs = startFastJobs(
      leads.database,
      createHousekeepingHandlers({ ...leads.database, vacuum }, log),
    );
    await waitFor(async () => expect(await leads.listPendingJobs()).toEqual([]));
    await jobs.stop();
    expect(vacuum).toHaveBeenCalledOnce();
  });
});
