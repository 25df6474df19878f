import { describe, expect, it } from "vitest";
import { findPageQuery } from "@angadi/site/page-queries.server";
import { canonicalizeQuery } from "./canonical-query.ts";

const ROUTES = ["root", "pages/blog/route"];

const canonicalize = (address: string) =>
  canonicalizeQuery(new URL(address, "http://x.test"), ROUTES);

describe("canonicalizeQuery", () => {
  it("drops parameters that this page does not read", () => {
    expect(canonicalize("/?q=1&page=2&utm_source=x")).toEqual({ search: "", isCacheable: true });
    expect(canonicalize("/pricing?q=1&billing=yearly")).toEqual({
      search: "?billing=yearly",
      isCacheable: true,
    });
    expect(canonicalize("/robots.txt?q=1&about=2")).toEqual({ search: "", isCacheable: true });
  });

  it("drops unknown values", () => {
    expect(canonicalize("/pricing?billing=weekly&gst=included").search).toBe("?gst=included");
    expect(canonicalize("/website-inspiration?category=none").search).toBe("");
  });

  it("sorts the parameters, and uses the first of duplicates", () => {
    expect(canonicalize("/pricing?gst=included&billing=yearly").search).toBe(
      "?billing=yearly&gst=included",
    );
    expect(canonicalize("/blog?page=2&page=3").search).toBe("?page=2");
    expect(canonicalize(`/blog?q=1&q=${"x".repeat(300)}`).search).toBe("?q=1");
  });

  it("accepts free text, but does not cache the page", () => {
    expect(canonicalize("/blog?q=tea")).toEqual({ search: "?q=tea", isCacheable: false });
    expect(canonicalize(`/blog?q=${"x".repeat(300)}`)).toEqual({ search: "", isCacheable: true });
    expect(canonicalize("/blog?page=2").isCacheable).toBe(true);
    expect(canonicalize("/blog?page=9000")).toEqual({ search: "?page=9000", isCacheable: false });
    expect(canonicalize("/business-name-generator?about=tea").isCacheable).toBe(false);
  });

  it("treats data requests like pages, and validates route ids", () => {
    expect(canonicalize("/_root.data?q=1")).toEqual({ search: "", isCacheable: true });
    expect(canonicalize("/blog.data?page=2&_routes=pages%2Fblog%2Froute")).toEqual({
      search: "?_routes=pages%2Fblog%2Froute&page=2",
      isCacheable: true,
    });
    expect(canonicalize("/blog.data?_routes=anything").isCacheable).toBe(false);
  });

  it("does not change the query of a hand-off", () => {
    expect(canonicalize("/app/website-type?partnerId=1&x=2")).toEqual({
      search: "?partnerId=1&x=2",
      isCacheable: false,
    });
  });
});

it("detects queries for which names are generated", () => {
  const namesQuery = findPageQuery("/business-name-generator");
  const isLimited = (search: string) =>
    namesQuery?.rateLimit?.appliesTo(new URLSearchParams(search));
  expect(isLimited("about=tea")).toBe(true);
  expect(isLimited("words=rain&_routes=x")).toBe(true);
  expect(isLimited("shortlist=Neem")).toBe(true);
  expect(isLimited("about=&seed=5")).toBe(false);
});
