import type { OpenAPIHono } from "@hono/zod-openapi";

const info = {
  openapi: "3.1.0",
  info: {
    title: "Angadi site API",
    version: "1",
    description:
      "The six calls the site makes, and the look-up of one post. All answers are JSON; errors carry `message` and, for bad input, `errors` by field.",
  },
};

/** The OpenAPI document. */
export function openapi(app: OpenAPIHono): void {
  app.get("/api/openapi.json", (c) => c.json(app.getOpenAPI31Document(info)));
}
