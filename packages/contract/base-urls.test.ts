import { describe, expect, it } from "vitest";
import { getHostEnvironment, isLocalPath } from "./base-urls.ts";

describe("getHostEnvironment", () => {
  it.each([
    ["localhost", "development"],
    ["shop.localhost", "development"],
    ["staging.example.test", "development"],
    ["DEV.example.test", "development"],
    ["www.angadi.example", "production"],
    ["127.0.0.1", "production"],
    ["", "production"],
  ])("%s is %s", (host, environment) => {
    expect(getHostEnvironment(host)).toBe(environment);
  });
});

describe("isLocalPath", () => {
  it("distinguishes a path on this server from another server", () => {
    expect(isLocalPath("/api")).toBe(true);
    expect(isLocalPath("https://api.example.test")).toBe(false);
  });
});
