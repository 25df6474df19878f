import { expect } from "vitest";
import { createApi } from "@angadi/api/app";
import { openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";
import { application } from "./affiliate-application.ts";
import { type ENGINES, createEmptyDatabase } from "./databases.ts";
import { UNLIMITED } from "./unlimited.ts";

/** A separate database with the API, for suites about the processing of leads. */
export async function createLeadDatabase(engine: (typeof ENGINES)[number]) {
  const created = await createEmptyDatabase(engine);
  const database = openDatabase(created.config, () => undefined);
  await migrate(database.db);
  const log = { error: (details: object) => expect.fail(JSON.stringify(details)) };
  const api = createApi({ db: database.db, businessId: "b", log, ...UNLIMITED });

  async function post(path: string, body: object, headers: Record<string, string>) {
    const response = await api.request(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { data: { reference: string } }).data.reference;
  }

  return {
    config: created.config,
    database,
    api,
    /** Sends a contact message. Returns its reference. */
    send: (name: string, fields: object = {}, headers = {}) =>
      post(
        "/api/business/contact",
        {
          businessId: "b",
          name,
          email: "asha@shop.test",
          mobileNo: "1",
          message: `From ${name}`,
          ...fields,
        },
        headers,
      ),
    /** Sends an affiliate application. Returns its reference. */
    apply: (name: string, fields: object = {}, headers = {}) =>
      post(
        "/admin/affiliate-partner/create",
        { ...application, name, mobile: "1", email: "asha@shop.test", ...fields },
        headers,
      ),
    /** All jobs, oldest first. */
    listJobs: () => database.db.selectFrom("job_queue").selectAll().orderBy("id").execute(),
    listWaitingJobs: () =>
      database.db.selectFrom("job_queue").selectAll().where("state", "=", "waiting").execute(),
    /** Makes all waiting jobs due at once. */
    async makeJobsDue() {
      await database.db.updateTable("job_queue").set({ run_at: "" }).execute();
    },
    async clear() {
      await database.db.deleteFrom("job_queue").execute();
      await database.db.deleteFrom("mail_budget").execute();
    },
    async remove() {
      await database.close();
      await created.remove();
    },
  };
}
