import { describe, expect, it } from "vitest";
import { hostEnvironment, isOwnHost } from "./hosts.ts";

describe("hostEnvironment", () => {
  it.each([
    ["localhost", "development"],
    ["shop.localhost", "development"],
    ["staging.example.test", "development"],
    ["DEV.example.test", "development"],
    ["www.angadi.example", "production"],
    ["127.0.0.1", "production"],
    ["", "production"],
  ])("%s is %s", (host, environment) => {
    expect(hostEnvironment(host)).toBe(environment);
  });
});

describe("isOwnHost", () => {
  it("distinguishes a path on this server from another server", () => {
    expect(isOwnHost("/api")).toBe(true);
    expect(isOwnHost("https://api.example.test")).toBe(false);
  });
});
