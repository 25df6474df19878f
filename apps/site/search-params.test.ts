import { describe, expect, it } from "vitest";
import { asksForNames, pageQuery } from "./search-params.ts";

const ROUTES = ["root", "pages/blog/route"];

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://x.test");
  return pageQuery(pathname, searchParams, ROUTES);
};

describe("pageQuery", () => {
  it("drops parameters that this page does not read", () => {
    expect(read("/?q=1&page=2&utm_source=x")).toEqual({ search: "", cacheable: true });
    expect(read("/pricing?q=1&billing=yearly")).toEqual({
      search: "?billing=yearly",
      cacheable: true,
    });
    expect(read("/robots.txt?q=1&about=2")).toEqual({ search: "", cacheable: true });
  });

  it("drops unknown values", () => {
    expect(read("/pricing?billing=weekly&gst=included").search).toBe("?gst=included");
    expect(read("/website-inspiration?category=none").search).toBe("");
  });

  it("sorts the parameters, and uses the first of duplicates", () => {
    expect(read("/pricing?gst=included&billing=yearly").search).toBe(
      "?billing=yearly&gst=included",
    );
    expect(read("/blog?page=2&page=3").search).toBe("?page=2");
    expect(read(`/blog?q=1&q=${"x".repeat(300)}`).search).toBe("?q=1");
  });

  it("accepts free text, but does not cache the page", () => {
    expect(read("/blog?q=tea")).toEqual({ search: "?q=tea", cacheable: false });
    expect(read(`/blog?q=${"x".repeat(300)}`)).toEqual({ search: "", cacheable: true });
    expect(read("/blog?page=2").cacheable).toBe(true);
    expect(read("/blog?page=9000")).toEqual({ search: "?page=9000", cacheable: false });
    expect(read("/business-name-generator?about=tea").cacheable).toBe(false);
  });

  it("treats data requests like pages, and validates route ids", () => {
    expect(read("/_root.data?q=1")).toEqual({ search: "", cacheable: true });
    expect(read("/blog.data?page=2&_routes=pages%2Fblog%2Froute")).toEqual({
      search: "?_routes=pages%2Fblog%2Froute&page=2",
      cacheable: true,
    });
    expect(read("/blog.data?_routes=anything").cacheable).toBe(false);
  });

  it("does not change the query of a hand-off", () => {
    expect(read("/app/website-type?partnerId=1&x=2")).toEqual({
      search: "?partnerId=1&x=2",
      cacheable: false,
    });
  });
});

it("detects URLs for which names are generated", () => {
  const asks = (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://shop.example");
    return asksForNames(pathname, searchParams);
  };
  expect(asks("/business-name-generator?about=tea")).toBe(true);
  expect(asks("/business-name-generator.data?words=rain&_routes=x")).toBe(true);
  expect(asks("/business-name-generator?shortlist=Neem")).toBe(true);
  expect(asks("/business-name-generator?about=&seed=5")).toBe(false);
  expect(asks("/blog?about=tea")).toBe(false);
});
