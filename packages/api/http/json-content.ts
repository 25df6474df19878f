import type { z } from "@hono/zod-openapi";

/** Returns OpenAPI's entry for a JSON response. */
export const describeJsonResponse = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

/** Returns OpenAPI's entry for a JSON request body. */
export const describeJsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { "application/json": { schema } },
});
