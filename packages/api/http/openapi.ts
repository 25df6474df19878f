import type { OpenAPIHono } from "@hono/zod-openapi";

const document = {
  openapi: "3.1.0",
  info: {
    title: "Angadi site API",
    version: "1",
    description:
      "The requests that the site makes. All responses are JSON; errors have a `message` and, for invalid input, `errors` by field.",
  },
};

/** The OpenAPI document. */
export function registerOpenapi(app: OpenAPIHono): void {
  app.get("/api/openapi.json", (c) => c.json(app.getOpenAPI31Document(document)));
}
