import { type OpenAPIHono, createRoute } from "@hono/zod-openapi";
import {
  type AffiliateApplication,
  affiliateApplicationRequest,
} from "#contract/affiliate-application.ts";
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
import { answer, payload, refusal } from "./refusal.ts";

const create = createRoute({
  method: "post",
  path: "/admin/affiliate-partner/create",
  summary: "Apply as an affiliate",
  tags: ["Affiliates"],
  request: { headers: idempotencyHeader, body: payload(affiliateApplicationRequest) },
  responses: {
    201: answer(receipt, "The application is stored for good"),
    422: otherBody,
    429: tooMany,
    400: answer(refusal, "The payload is not valid"),
  },
});

/** Call 5. */
export function affiliates(app: OpenAPIHono, dependencies: ApiDependencies): void {
  app.openapi(create, async (c) => {
    const application = c.req.valid("json");
    const tooSoon = await refuseTooMany(c, dependencies, {
      kind: "affiliate",
      email: application.email,
    });
    if (tooSoon) return tooSoon;
    const data = await store(dependencies, application, {
      key: c.req.valid("header")["idempotency-key"],
      requestId: requestIdOf(c),
    });
    return answerLead(c, "Your application has been received.", data);
  });
}

/** One transaction for the row and its notification; a known key gives its first row. */
async function store(
  { db }: ApiDependencies,
  body: AffiliateApplication,
  { key, requestId }: { key: string | undefined; requestId: string | null },
) {
  const { context, ...content } = body;
  const { additionalDetails, ...applicant } = content;
  const lead = newLead(await identify(db, "affiliate_applications", { key, body, content }));
  return db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("affiliate_applications")
      .values({
        ...lead,
        name: applicant.name,
        mobile: applicant.mobile,
        country_code: applicant.countryCode,
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
    if (!inserted) return firstLead(trx, "affiliate_applications", lead);
    await enqueue(trx, "affiliate-application", { ...lead, request_id: requestId });
    return inserted;
  });
}
