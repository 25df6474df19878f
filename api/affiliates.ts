import { type OpenAPIHono, createRoute } from "@hono/zod-openapi";
import {
  type AffiliateApplication,
  affiliateApplicationRequest,
} from "#contract/affiliate-application.ts";
import type { ApiDependencies } from "./app.ts";
import { contentKey, idempotencyHeader, newLead, receipt, refuseTooMany, tooMany } from "./lead.ts";
import { announce } from "./outbox.ts";
import { answer, payload, refusal } from "./refusal.ts";

const create = createRoute({
  method: "post",
  path: "/admin/affiliate-partner/create",
  summary: "Apply as an affiliate",
  tags: ["Affiliates"],
  request: { headers: idempotencyHeader, body: payload(affiliateApplicationRequest) },
  responses: {
    201: answer(receipt, "The application is stored for good"),
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
    const data = await store(dependencies, application, c.req.valid("header")["idempotency-key"]);
    return c.json({ message: "Your application has been received.", data }, 201);
  });
}

/** One transaction for the row and its notification; a known key gives its first row. */
async function store(
  { db }: ApiDependencies,
  application: AffiliateApplication,
  idempotencyKey: string | undefined,
) {
  const { additionalDetails, ...applicant } = application;
  const key = idempotencyKey ?? (await contentKey(db, "affiliate_applications", application));
  return db.transaction().execute(async (trx) => {
    const lead = newLead(key);
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
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning(["id", "reference"])
      .executeTakeFirst();
    if (!inserted) {
      return trx
        .selectFrom("affiliate_applications")
        .select(["id", "reference"])
        .where("idempotency_key", "=", lead.idempotency_key)
        .executeTakeFirstOrThrow();
    }
    await announce(trx, "affiliate-application", lead);
    return inserted;
  });
}
