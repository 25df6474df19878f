import { type OpenAPIHono, createRoute } from "@hono/zod-openapi";
import { type ContactMessage, contactMessageRequest } from "#contract/contact-message.ts";
import type { ApiDependencies } from "./dependencies.ts";
import {
  answerLead,
  firstLead,
  idempotencyHeader,
  identify,
  newLead,
  otherBody,
  receipt,
  refuseTooMany,
  requestIdOf,
  tooMany,
} from "./lead.ts";
import { enqueue } from "./outbox.ts";
import { answer, otherBusiness, payload, refusal } from "./refusal.ts";

const create = createRoute({
  method: "post",
  path: "/api/business/contact",
  summary: "Send a contact message",
  tags: ["Contact messages"],
  request: { headers: idempotencyHeader, body: payload(contactMessageRequest) },
  responses: {
    201: answer(receipt, "The message is stored for good"),
    422: otherBody,
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
    const data = await store(dependencies, message, {
      key: c.req.valid("header")["idempotency-key"],
      requestId: requestIdOf(c),
    });
    return answerLead(c, "Your message has been sent successfully!", data);
  });
}

/** One transaction for the row and its notification; a known key gives its first row. */
async function store(
  { db }: ApiDependencies,
  body: ContactMessage,
  { key, requestId }: { key: string | undefined; requestId: string | null },
) {
  const { name, email, mobileNo, message, context } = body;
  const content = { name, email, mobileNo, message };
  const lead = newLead(await identify(db, "contact_messages", { key, body, content }));
  return db.transaction().execute(async (trx) => {
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
    if (!inserted) return firstLead(trx, "contact_messages", lead);
    // The contact row of an affiliate application is announced by the application.
    if (message) await enqueue(trx, "contact-message", { ...lead, request_id: requestId });
    return inserted;
  });
}
