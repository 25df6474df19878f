import { type OpenAPIHono, createRoute } from "@hono/zod-openapi";
import {
  type AffiliateApplication,
  affiliateApplicationRequest,
} from "@angadi/contract/affiliate-application";
import { parsePhone } from "@angadi/formats/phone";
import type { ApiDependencies } from "../http/dependencies.ts";
import { findFirstLead, idempotencyHeader, identifyLead } from "./idempotency.ts";
import { describeJsonBody } from "../http/json-content.ts";
import { createLeadResponses, rejectOverLimit, respondToLead } from "./lead-responses.ts";
import { createLeadRow } from "./new-lead.ts";
import { enqueueLeadReceived } from "../jobs/lead-notifications.ts";
import { getRequestId } from "../http/request-id.ts";

const applicationRoute = createRoute({
  method: "post",
  path: "/admin/affiliate-partner/create",
  summary: "Apply as an affiliate",
  tags: ["Affiliates"],
  request: { headers: idempotencyHeader, body: describeJsonBody(affiliateApplicationRequest) },
  responses: createLeadResponses("The application is stored for good", "The payload is not valid"),
});

export function registerAffiliates(app: OpenAPIHono, dependencies: ApiDependencies): void {
  app.openapi(applicationRoute, async (c) => {
    const application = c.req.valid("json");
    const rejection = await rejectOverLimit(c, dependencies, {
      kind: "affiliate",
      email: application.email,
    });
    if (rejection) return rejection;
    const data = await storeApplication(dependencies, application, {
      key: c.req.valid("header")["idempotency-key"],
      requestId: getRequestId(c),
    });
    return respondToLead(c, "Your application has been received.", data);
  });
}

/** Stores an application and its notification; a repeated key returns the first lead. */
async function storeApplication(
  { db, onLead }: ApiDependencies,
  body: AffiliateApplication,
  { key, requestId }: { key: string | undefined; requestId: string | null },
) {
  const { context, ...content } = body;
  const { additionalDetails, ...applicant } = content;
  const lead = createLeadRow(
    await identifyLead(db, "affiliate_applications", { key, body, content }),
  );
  let isNew = false;
  const storedLead = await db.transaction().execute(async (trx) => {
    const insertedLead = await trx
      .insertInto("affiliate_applications")
      .values({
        ...lead,
        name: applicant.name,
        mobile: applicant.mobile,
        country_code: applicant.countryCode,
        phone_e164: parsePhone(applicant.mobile, applicant.countryCode).e164,
        email: applicant.email,
        company_name: applicant.companyName,
        website_url: additionalDetails.websiteUrl,
        media_link: additionalDetails.mediaLink,
        affiliate_type: additionalDetails.affilatedType,
        context: context ? JSON.stringify(context) : null,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning(["id", "reference"])
      .executeTakeFirst();
    if (!insertedLead) return findFirstLead(trx, "affiliate_applications", lead);
    await enqueueLeadReceived(trx, lead.id, requestId);
    isNew = true;
    return insertedLead;
  });
  if (isNew) onLead?.("application", context ?? {});
  return storedLead;
}
