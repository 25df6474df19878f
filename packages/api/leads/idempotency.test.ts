import { afterAll, describe, expect, it } from "vitest";
import { application } from "@angadi/tests/affiliate-application";
import { ENGINES } from "@angadi/tests/databases";
import { contactMessage, createJsonRequest, readReference } from "@angadi/tests/send-lead";
import { countRows, createLeadDatabase } from "@angadi/tests/lead-database";

const CONTACT = "/api/business/contact";
const AFFILIATE = "/admin/affiliate-partner/create";

const message = { ...contactMessage, businessId: "b" };

describe.each(ENGINES)("an idempotency key on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  afterAll(leads.remove);

  const countLeads = () => countRows(leads.database);

  describe.each([
    ["a contact message", CONTACT, message, { message: "Other words" }],
    ["an application", AFFILIATE, application, { companyName: "Other & Co" }],
    ["a contact row", CONTACT, { ...message, message: undefined }, { mobileNo: "1" }],
  ])("with %s", (kind, path, body, change) => {
    const sendKey = (key: string, body: object) =>
      leads.api.request(
        path,
        createJsonRequest(body, { "Idempotency-Key": `${kind.replaceAll(" ", "-")}-${key}` }),
      );

    it("is rejected if it was used with another body, and nothing is stored", async () => {
      const first = await readReference(await sendKey("a", body));
      const before = await countLeads();
      const rejected = await sendKey("a", { ...body, ...change });
      expect(rejected.status).toBe(422);
      expect(((await rejected.json()) as { message: string }).message).toMatch(/new key/);
      const otherContext = await sendKey("a", { ...body, context: { partnerId: "other" } });
      expect(otherContext.status).toBe(422);
      expect(await countLeads()).toEqual(before);
      expect(await readReference(await sendKey("a", body))).toBe(first);
      // The order of its members does not matter.
      const reversed = Object.fromEntries(Object.entries(body).toReversed());
      expect(await readReference(await sendKey("a", reversed))).toBe(first);
    });

    it("returns one lead for concurrent requests, and rejects another body", async () => {
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, number) =>
          sendKey("b", number % 2 ? body : { ...body, ...change }),
        ),
      );
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(4);
      expect(statuses.filter((status) => status === 422)).toHaveLength(4);
      const accepted = responses.filter(({ status }) => status === 201);
      expect(new Set(await Promise.all(accepted.map(readReference))).size).toBe(1);
    });

    it("returns the first response if its lead has no digest of the body", async () => {
      const first = await readReference(await sendKey("c", body));
      const table = path === CONTACT ? "contact_messages" : "affiliate_applications";
      await leads.database.db.updateTable(table).set({ body_digest: null }).execute();
      expect(await readReference(await sendKey("c", { ...body, ...change }))).toBe(first);
    });
  });
});
