import { expect } from "vitest";
import type { Database } from "@angadi/database/database";
import { application } from "./affiliate-application.ts";
import { type ENGINES, createTestDatabase } from "./databases.ts";
import { contactMessage, createJsonRequest, readReference } from "./send-lead.ts";
import { createTestApi } from "./unlimited.ts";

/** How many messages, applications and jobs a database has. */
export const countRows = ({ db }: Database) =>
  Promise.all(
    (["contact_messages", "affiliate_applications", "job_queue"] as const).map(
      async (table) => (await db.selectFrom(table).select("id").execute()).length,
    ),
  );

/** A separate database with the API, for suites about the processing of leads. */
export async function createLeadDatabase(engine: (typeof ENGINES)[number]) {
  const { config, database, remove } = await createTestDatabase(engine);
  const api = createTestApi(database.db, "b");

  async function post(path: string, body: object, headers: Record<string, string>) {
    const response = await api.request(path, createJsonRequest(body, headers));
    expect(response.status).toBe(201);
    return readReference(response);
  }

  return {
    config,
    database,
    api,
    /** Sends a contact message. Returns its reference. */
    send: (name: string, fields: object = {}, headers = {}) =>
      post(
        "/api/business/contact",
        {
          ...contactMessage,
          businessId: "b",
          name,
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
    listPendingJobs: () =>
      database.db.selectFrom("job_queue").selectAll().where("state", "=", "pending").execute(),
    /** Makes all pending jobs due at once. */
    async makeJobsDue() {
      await database.db.updateTable("job_queue").set({ run_at: "" }).execute();
    },
    async clear() {
      await database.db.deleteFrom("job_queue").execute();
      await database.db.deleteFrom("mail_budget").execute();
    },
    remove,
  };
}
