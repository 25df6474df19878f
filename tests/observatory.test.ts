import { describe, expect, it } from "vitest";
import { scoreHeaders } from "./observatory.ts";

const GOOD = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self' 'sha256-x'; img-src 'self' https:; frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const score = (headers: Record<string, string>, html = "") =>
  scoreHeaders({ url: "https://www.shop.test/", headers: new Headers(headers), html }).score;
const policy = (value: string) => ({ ...GOOD, "Content-Security-Policy": value });

describe("the Observatory's score", () => {
  it("is 130 for a page that meets all rules, and more with policies for openers and embedding", () => {
    expect(score(GOOD)).toBe(130);
    expect(score({ ...GOOD, "Cross-Origin-Opener-Policy": "same-origin" })).toBe(140);
  });

  it("is low for a page that meets none", () => {
    expect(score({})).toBe(100 - 25 - 20 - 5 - 20);
  });

  it("gives no rewards to unsafe pages", () => {
    expect(score(policy("default-src 'none'; script-src 'unsafe-inline'"))).toBe(100 - 20 - 20);
    expect(score(policy("default-src 'none'; img-src http:; frame-ancestors 'none'"))).toBe(110);
    expect(score(policy("default-src *; frame-ancestors 'none'"))).toBe(80);
    expect(score(policy("default-src 'none'; img-src a; img-src b"))).toBe(100 - 25 - 20);
    expect(score({ ...GOOD, "Strict-Transport-Security": "max-age=1" })).toBe(120);
    expect(score({ ...GOOD, "Set-Cookie": "id=1" })).toBe(125);
    expect(score(GOOD, '<script src="https://evil.test/x.js"></script>')).toBe(125);
    expect(score(GOOD, '<script src="//evil.test/x.js"></script>')).toBe(50);
  });
});
