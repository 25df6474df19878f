import { type OpenAPIHono, createRoute } from "@hono/zod-openapi";
import { type Transaction, sql } from "kysely";
import { type ContactMessage, contactMessageRequest } from "@angadi/contract/contact-message";
import type { Schema } from "@angadi/database/schema/schema";
import { parsePhone } from "@angadi/formats/phone";
import type { ApiDependencies } from "../http/dependencies.ts";
import { wrongBusinessResponse } from "../http/error-responses.ts";
import { findFirstLead, idempotencyHeader, identifyLead } from "./idempotency.ts";
import { jsonBody } from "../http/json-content.ts";
import { createLeadResponses, rejectOverLimit, respondToLead } from "./lead-responses.ts";
import { getContactKind } from "./leads.ts";
import { createLeadRow } from "./new-lead.ts";
import { enqueueLead } from "../jobs/lead-notifications.ts";
import { getRequestId } from "../http/request-id.ts";

const messageRoute = createRoute({
  method: "post",
  path: "/api/business/contact",
  summary: "Send a contact message",
  tags: ["Contact messages"],
  request: { headers: idempotencyHeader, body: jsonBody(contactMessageRequest) },
  responses: createLeadResponses(
    "The message is stored for good",
    "The payload is not valid, or names another business",
  ),
});

/** Contact messages, and the contact of an affiliate application, which has no message. */
export function registerContactMessages(app: OpenAPIHono, dependencies: ApiDependencies): void {
  app.openapi(messageRoute, async (c) => {
    const message = c.req.valid("json");
    if (message.businessId !== dependencies.businessId) return c.json(wrongBusinessResponse, 400);
    const rejected = await rejectOverLimit(c, dependencies, {
      // The second call of an affiliate application has no message and is not a new lead.
      kind: message.message ? "contact" : "application",
      email: message.email,
    });
    if (rejected) return rejected;
    const data = await storeMessage(dependencies, message, {
      key: c.req.valid("header")["idempotency-key"],
      requestId: getRequestId(c),
    });
    return respondToLead(c, "Your message has been sent successfully!", data);
  });
}

/** Stores the row and its notification; a repeated key returns the first row. */
async function storeMessage(
  { db, onLead }: ApiDependencies,
  body: ContactMessage,
  { key, requestId }: { key: string | undefined; requestId: string | null },
) {
  const { name, email, mobileNo = "", message = null, context = {} } = body;
  const content = { name, email, mobileNo, message };
  const lead = createLeadRow(await identifyLead(db, "contact_messages", { key, body, content }));
  let isNew = false;
  const stored = await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("contact_messages")
      .values({
        ...lead,
        name,
        email,
        mobile_no: mobileNo,
        phone_e164: parsePhone(mobileNo).e164,
        message,
        context: body.context ? JSON.stringify(context) : null,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning(["id", "reference"])
      .executeTakeFirst();
    if (!inserted) return findFirstLead(trx, "contact_messages", lead);
    // An application queues the notification, not its contact row.
    if (message) await enqueueLead(trx, lead.id, requestId);
    else await joinApplication(trx, lead.id, email);
    const kind = getContactKind(message, context);
    // The database trigger that creates the state does not read the context.
    if (kind === "waitlist")
      await trx.updateTable("lead_states").set({ kind }).where("lead_id", "=", lead.id).execute();
    isNew = message !== null;
    return inserted;
  });
  if (isNew) onLead?.("message", context);
  return stored;
}

/** Attaches a contact row to its sender's newest application, if there is one. */
async function joinApplication(
  trx: Transaction<Schema>,
  leadId: string,
  email: string,
): Promise<void> {
  const application = await trx
    .selectFrom("affiliate_applications")
    .select("id")
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!application) return;
  await trx
    .updateTable("lead_states")
    .set({ part_of: application.id })
    .where("lead_id", "=", leadId)
    .execute();
}
