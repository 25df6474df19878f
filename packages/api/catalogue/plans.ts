import { type OpenAPIHono, createRoute, z } from "@hono/zod-openapi";
import type { ApiDependencies } from "../http/dependencies.ts";
import { errorBody } from "../http/error-responses.ts";
import { describeJsonResponse } from "../http/json-content.ts";

const plan = z
  .object({
    plan: z.object({
      id: z.string(),
      planName: z.string(),
      basedOn: z.string().optional().openapi({
        description:
          "For a plan added at the desk: the name of the plan that it has the features of",
      }),
    }),
    prices: z.object({
      monthlySellingPrice: z.number().openapi({ description: "Whole rupees" }),
      yearlySellingPrice: z.number(),
    }),
    tagline: z.string(),
  })
  .openapi("Plan");

const listRoute = createRoute({
  method: "get",
  path: "/api/business/subscription",
  summary: "The plans sold in a country",
  tags: ["Plans"],
  request: {
    query: z.object({
      countryId: z
        .string({ error: "countryId is missing." })
        .min(1)
        .max(100)
        .regex(/^[\w-]+$/),
    }),
  },
  responses: {
    200: describeJsonResponse(
      z.object({ data: z.array(plan), retired: z.array(z.string()).optional() }),
      "The plans, empty if the country has none; `retired` has the names of retired plans",
    ),
    400: describeJsonResponse(errorBody, "countryId is missing or malformed"),
  },
});

export function registerPlans(app: OpenAPIHono, { db }: ApiDependencies): void {
  app.openapi(listRoute, async (c) => {
    const rows = await db
      .selectFrom("plans")
      .selectAll()
      .where("country_id", "=", c.req.valid("query").countryId)
      .orderBy("position")
      .execute();
    const soldRows = rows.filter((row) => row.retired_at === null);
    const retired = rows.filter((row) => row.retired_at !== null).map((row) => row.plan_name);
    const data = soldRows.map((row) => ({
      plan: {
        id: row.id,
        planName: row.plan_name,
        ...(row.based_on !== null && { basedOn: row.based_on }),
      },
      prices: { monthlySellingPrice: row.monthly_price, yearlySellingPrice: row.yearly_price },
      tagline: row.tagline,
    }));
    return c.json({ data, ...(retired.length > 0 && { retired }) }, 200);
  });
}
