import { type OpenAPIHono, createRoute } from "@hono/zod-openapi";
import { type ContactMessage, contactMessageRequest } from "#contract/contact-message.ts";
import type { ApiDependencies } from "./app.ts";
import { contentKey, idempotencyHeader, newLead, receipt, refuseTooMany, tooMany } from "./lead.ts";
import { announce } from "./outbox.ts";
import { answer, otherBusiness, payload, refusal } from "./refusal.ts";

const create = createRoute({
  method: "post",
  path: "/api/business/contact",
  summary: "Send a contact message",
  tags: ["Contact messages"],
  request: { headers: idempotencyHeader, body: payload(contactMessageRequest) },
  responses: {
    201: answer(receipt, "The message is stored for good"),
    429: tooMany,
    400: answer(refusal, "The payload is not valid, or names another business"),
  },
});

/** Call 4, and call 6, whose sender writes no message. */
export function contactMessages(app: OpenAPIHono, dependencies: ApiDependencies): void {
  app.openapi(create, async (c) => {
    const message = c.req.valid("json");
    if (message.businessId !== dependencies.businessId) return c.json(otherBusiness, 400);
    const tooSoon = await refuseTooMany(c, dependencies, {
      // The second call of an affiliate application has no message, and is not one lead more.
      kind: message.message ? "contact" : "application",
      email: message.email,
    });
    if (tooSoon) return tooSoon;
    const data = await store(dependencies, message, c.req.valid("header")["idempotency-key"]);
    return c.json({ message: "Your message has been sent successfully!", data }, 201);
  });
}

/** One transaction for the row and its notification; a known key gives its first row. */
async function store(
  { db }: ApiDependencies,
  { name, email, mobileNo, message, context }: ContactMessage,
  idempotencyKey: string | undefined,
) {
  const content = { name, email, mobileNo, message };
  const key = idempotencyKey ?? (await contentKey(db, "contact_messages", content));
  return db.transaction().execute(async (trx) => {
    const lead = newLead(key);
    const inserted = await trx
      .insertInto("contact_messages")
      .values({
        ...lead,
        name,
        email,
        mobile_no: mobileNo,
        message: message ?? null,
        context: context ? JSON.stringify(context) : null,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning(["id", "reference"])
      .executeTakeFirst();
    if (!inserted) {
      return trx
        .selectFrom("contact_messages")
        .select(["id", "reference"])
        .where("idempotency_key", "=", lead.idempotency_key)
        .executeTakeFirstOrThrow();
    }
    // The contact row of an affiliate application is announced by the application.
    if (message) await announce(trx, "contact-message", lead);
    return inserted;
  });
}
