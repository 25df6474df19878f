import { type OpenAPIHono, createRoute, z } from "@hono/zod-openapi";
import type { ApiDependencies } from "../http/dependencies.ts";
import { describeJsonResponse } from "../http/json-content.ts";

const businessType = z
  .object({ id: z.string(), name: z.string(), subIndustryType: z.string() })
  .openapi("BusinessType");

const listRoute = createRoute({
  method: "get",
  path: "/api/admin/master/business/industry/sub/all",
  summary: "All business types, for the picker",
  tags: ["Business types"],
  responses: {
    200: describeJsonResponse(z.object({ data: z.array(businessType) }), "The list, in order"),
  },
});

export function registerBusinessTypes(app: OpenAPIHono, { db }: ApiDependencies): void {
  app.openapi(listRoute, async (c) => {
    const data = await db
      .selectFrom("business_types")
      .select(["id", "name", "sub_industry_type as subIndustryType"])
      .orderBy("position")
      .execute();
    return c.json({ data }, 200);
  });
}
