import { afterAll, describe, expect, it } from "vitest";
import { application } from "@angadi/tests/affiliate-application";
import { ENGINES } from "@angadi/tests/databases";
import { contactMessage, jsonRequest, readReference } from "@angadi/tests/send-lead";
import { countRows, createLeadDatabase } from "@angadi/tests/lead-database";

const CONTACT = "/api/business/contact";
const AFFILIATE = "/admin/affiliate-partner/create";

const message = { ...contactMessage, businessId: "b" };

describe.each(ENGINES)("an idempotency key on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  afterAll(leads.remove);

  const counts = () => countRows(leads.database);

  describe.each([
    ["call 4", CONTACT, message, { message: "Other words" }],
    ["call 5", AFFILIATE, application, { companyName: "Other & Co" }],
    ["call 6", CONTACT, { ...message, message: undefined }, { mobileNo: "1" }],
  ])("with %s", (call, path, body, change) => {
    const sendKey = (key: string, body: object) =>
      leads.api.request(
        path,
        jsonRequest(body, { "Idempotency-Key": `${call.replace(" ", "-")}-${key}` }),
      );

    it("is refused if it was used with another body, and nothing is stored", async () => {
      const first = await readReference(await sendKey("a", body));
      const before = await counts();
      const refused = await sendKey("a", { ...body, ...change });
      expect(refused.status).toBe(422);
      expect(((await refused.json()) as { message: string }).message).toMatch(/new key/);
      const context = await sendKey("a", { ...body, context: { partnerId: "other" } });
      expect(context.status).toBe(422);
      expect(await counts()).toEqual(before);
      expect(await readReference(await sendKey("a", body))).toBe(first);
      // The order of its members does not matter.
      const reversed = Object.fromEntries(Object.entries(body).toReversed());
      expect(await readReference(await sendKey("a", reversed))).toBe(first);
    });

    it("returns one lead for concurrent requests, and refuses those with another body", async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, number) =>
          sendKey("b", number % 2 ? body : { ...body, ...change }),
        ),
      );
      const codes = answers.map(({ status }) => status);
      expect(codes.filter((code) => code === 201)).toHaveLength(4);
      expect(codes.filter((code) => code === 422)).toHaveLength(4);
      const accepted = answers.filter(({ status }) => status === 201);
      expect(new Set(await Promise.all(accepted.map(readReference))).size).toBe(1);
    });

    it("of a lead stored before digests of bodies returns the first response", async () => {
      const first = await readReference(await sendKey("c", body));
      const table = path === CONTACT ? "contact_messages" : "affiliate_applications";
      await leads.database.db.updateTable(table).set({ body_digest: null }).execute();
      expect(await readReference(await sendKey("c", { ...body, ...change }))).toBe(first);
    });
  });
});
