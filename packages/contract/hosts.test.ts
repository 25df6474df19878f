import { describe, expect, it } from "vitest";
import { getHostEnvironment, isOwnHost } from "./hosts.ts";

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

describe("isOwnHost", () => {
  it("distinguishes a path on this server from another server", () => {
    expect(isOwnHost("/api")).toBe(true);
    expect(isOwnHost("https://api.example.test")).toBe(false);
  });
});
