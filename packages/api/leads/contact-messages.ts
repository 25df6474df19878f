import { type OpenAPIHono, createRoute } from "@hono/zod-openapi";
import { type Transaction, sql } from "kysely";
import { type ContactMessage, contactMessageRequest } from "@angadi/contract/contact-message";
import type { Schema } from "@angadi/database/schema/schema";
import { parsePhone } from "@angadi/formats/phone";
import type { ApiDependencies } from "../http/dependencies.ts";
import { wrongBusinessResponse } from "../http/error-responses.ts";
import { findFirstLead, idempotencyHeader, identifyLead } from "./idempotency.ts";
import { describeJsonBody } from "../http/json-content.ts";
import { createLeadResponses, rejectOverLimit, respondToLead } from "./lead-responses.ts";
import { getContactKind } from "./leads.ts";
import { createLeadRow } from "./new-lead.ts";
import { enqueueLeadReceived } from "../jobs/lead-notifications.ts";
import { getRequestId } from "../http/request-id.ts";

const messageRoute = createRoute({
  method: "post",
  path: "/api/business/contact",
  summary: "Send a contact message",
  tags: ["Contact messages"],
  request: { headers: idempotencyHeader, body: describeJsonBody(contactMessageRequest) },
  responses: createLeadResponses(
    "The message is stored for good",
    "The payload is not valid, or names another business",
  ),
});

/** Registers contact messages, and contact rows of affiliate applications, without a message. */
export function registerContactMessages(app: OpenAPIHono, dependencies: ApiDependencies): void {
  app.openapi(messageRoute, async (c) => {
    const message = c.req.valid("json");
    if (message.businessId !== dependencies.businessId) return c.json(wrongBusinessResponse, 400);
    const rejection = await rejectOverLimit(c, dependencies, {
      // The contact row of an affiliate application has no message and is not a new lead.
      kind: message.message ? "contact" : "application",
      email: message.email,
    });
    if (rejection) return rejection;
    const data = await storeMessage(dependencies, message, {
      key: c.req.valid("header")["idempotency-key"],
      requestId: getRequestId(c),
    });
    return respondToLead(c, "Your message has been sent successfully!", data);
  });
}

/** Stores a message and its notification; a repeated key returns the first lead. */
async function storeMessage(
  { db, onLead }: ApiDependencies,
  body: ContactMessage,
  { key, requestId }: { key: string | undefined; requestId: string | null },
) {
  const { name, email, mobileNo = "", message = null, context = {} } = body;
  const content = { name, email, mobileNo, message };
  const lead = createLeadRow(await identifyLead(db, "contact_messages", { key, body, content }));
  let isNew = false;
  const storedLead = await db.transaction().execute(async (trx) => {
    const insertedLead = await trx
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
    if (!insertedLead) return findFirstLead(trx, "contact_messages", lead);
    // The contact row of an application has no notification of its own.
    if (message) await enqueueLeadReceived(trx, lead.id, requestId);
    else await attachToApplication(trx, lead.id, email);
    const kind = getContactKind(message, context);
    // The database trigger that creates the state does not read the context.
    if (kind === "waitlist")
      await trx.updateTable("lead_states").set({ kind }).where("lead_id", "=", lead.id).execute();
    isNew = message !== null;
    return insertedLead;
  });
  if (isNew) onLead?.("message", context);
  return storedLead;
}

/** Attaches a contact row to its sender's newest application, if any. */
async function attachToApplication(
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
