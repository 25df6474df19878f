import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalizePath, isReadable } from "./canonical-path.ts";
import { getPublicUrl } from "./public-url.ts";

describe("canonicalizePath", () => {
  it.each([
    ["/", "/"],
    ["/pricing", "/pricing"],
    ["/pricing/", "/pricing"],
    ["/PRICING", "/pricing"],
    ["//evil.test/", "/evil.test"],
    ["/blog//Post-ID/", "/blog/Post-ID"],
    ["/BLOG/x", "/blog/x"],
    ["/app/Website-Type", "/app/Website-Type"],
    ["/pri%63ing", "/pricing"],
    ["/%50RI%43ING", "/pricing"],
    ["/blog/%41%2d%2E%5f%7e", "/blog/A-._~"],
    ["/blog/%e0%a4%95%2fb", "/blog/%E0%A4%95%2Fb"],
    ["/Caf%c3%89", "/caf%C3%89"],
    ["/blog/%2541", "/blog/%2541"],
  ])("changes %s to %s", (path, canonical) => {
    expect(canonicalizePath(path)).toBe(canonical);
  });

  it("stays on the site and is its own canonical spelling", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const canonical = canonicalizePath(path);
        expect(canonical).toMatch(/^\/(?!\/)/);
        expect(canonicalizePath(canonical)).toBe(canonical);
      }),
    );
  });
});

it.each([
  ["/blog/%E0%A4%95", true],
  ["/blog/a%2Fb%00", true],
  ["/blog/%ff", false],
  ["/blog/%ff%fe.data", false],
  ["/%", false],
  ["/%zz", false],
  ["/%E0%A4%A", false],
])("isReadable(%j) is %s", (path, expected) => {
  expect(isReadable(path)).toBe(expected);
});

describe("getPublicUrl", () => {
  const siteUrl = "https://www.angadi.example";
  const toPublicUrl = (url: string, headers: Record<string, string>, trustProxy: number) =>
    getPublicUrl(new Request(url, { headers }), { trustProxy, siteUrl }).href;

  it("trusts no forwarded header unless configured to", () => {
    const headers = { "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "https" };
    expect(toPublicUrl("http://10.0.0.1:3000/a", headers, 0)).toBe("http://10.0.0.1:3000/a");
  });

  it("uses the proxy's host and protocol", () => {
    const headers = { "X-Forwarded-Host": "www.angadi.example", "X-Forwarded-Proto": "https" };
    expect(toPublicUrl("http://10.0.0.1:3000/a?b=c", headers, 1)).toBe(
      "https://www.angadi.example/a?b=c",
    );
  });

  it("uses the value that our outermost proxy wrote, not the visitor's", () => {
    const headers = { "X-Forwarded-Host": "evil.test, www.angadi.example, inner.test" };
    expect(toPublicUrl("http://10.0.0.1/", headers, 2)).toBe("http://www.angadi.example/");
  });

  it("ignores an invalid host", () => {
    const headers = { "X-Forwarded-Host": "a b/c", "X-Forwarded-Proto": "gopher" };
    expect(toPublicUrl("http://10.0.0.1/", headers, 1)).toBe("http://10.0.0.1/");
  });

  it("uses the protocol of SITE_URL for the site's own host", () => {
    expect(toPublicUrl("http://www.angadi.example/contact", {}, 0)).toBe(
      "https://www.angadi.example/contact",
    );
  });
});
