import type { OpenAPIHono } from "@hono/zod-openapi";

/** Responds with 405 to other methods of known paths. Call after all routes are registered. */
export function registerMethodNotAllowed(app: OpenAPIHono): void {
  const methodsByPath = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === "ALL") continue;
    const methods = methodsByPath.get(path) ?? new Set();
    methodsByPath.set(path, methods.add(method));
    if (method === "GET") methods.add("HEAD");
  }
  for (const [path, methods] of methodsByPath) {
    const allow = [...methods].join(", ");
    app.all(path, (c) =>
      c.json({ message: `This address answers ${allow} only.` }, 405, { Allow: allow }),
    );
  }
}
