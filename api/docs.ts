import type { OpenAPIHono } from "@hono/zod-openapi";
import { docsPage, docsStyles } from "./docs-page.ts";

const info = {
  openapi: "3.1.0",
  info: {
    title: "Angadi site API",
    version: "1",
    description:
      "The six calls the site makes, and the look-up of one post. All answers are JSON; errors carry `message` and, for bad input, `errors` by field.",
  },
};

/** The OpenAPI document, and a page of it for people, made without scripts. */
export function docs(app: OpenAPIHono): void {
  app.get("/api/openapi.json", (c) => c.json(app.getOpenAPI31Document(info)));
  app.get("/api/docs.css", (c) => c.body(docsStyles, 200, { "Content-Type": "text/css" }));
  app.get("/api/docs", (c) =>
    c.html(docsPage(app.getOpenAPI31Document(info)), 200, {
      "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    }),
  );
}
