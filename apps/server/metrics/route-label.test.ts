import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRouteLabeller } from "./route-label.ts";

const paths = [
  ":part.xml",
  "pricing",
  "blog",
  "blog/:blogId",
  "guide/:slug",
  "guide/:slug/:file",
  "app/*",
  "*",
];
const routes = Object.fromEntries(
  [undefined, ...paths].map((path, id) => [
    `route-${id}`,
    { id: `route-${id}`, parentId: "root", path, module: {} },
  ]),
);
const getRouteLabel = createRouteLabeller(
  { routes: { ...routes, root: { id: "root", path: "", module: {} } } } as never,
  ["/api/business/blog/:id", "/api/domains"],
);

describe("createRouteLabeller", () => {
  it.each([
    ["/", "/"],
    ["/pricing", "/pricing"],
    ["/pricing.data", "/pricing"],
    ["/_root.data", "/"],
    ["/blog/a-post", "/blog/:blogId"],
    ["/guide/a", "/guide/:slug"],
    ["/guide/a/sheet.xlsx", "/guide/:slug/:file"],
    ["/app/website-type/x", "/app/*"],
    ["/api/business/blog/7", "/api/business/blog/:id"],
    ["/api/domains", "/api/domains"],
    ["/assets/root-x1.js", "/assets/*"],
    ["/favicon.svg", "file"],
    ["/wp-login.php", "file"],
    ["/nothing", "other"],
    ["/sitemap-pages.xml", "/:part.xml"],
    ["/app", "other"],
    ["/blog/a/b", "other"],
    ["/healthz", "/healthz"],
  ])("labels %s as %s", (path, expected) => {
    expect(getRouteLabel(path)).toBe(expected);
  });

  it("has a bounded number of labels, whatever is requested", () => {
    const labels = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }), (parts) => {
        labels.add(getRouteLabel(`/${parts.join("/")}`));
      }),
    );
    expect(labels.size).toBeLessThan(20);
  });
});
