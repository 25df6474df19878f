import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("readEnv", () => {
  it("needs no variables: every default points to this server", () => {
    const env = readEnv({});
    expect(env).toMatchObject({ port: 3000, trustProxy: 0, businessId: "angadi", countryId: "IN" });
    expect(env.baseUrls.production).toEqual({ api: "/api", admin: "/admin", app: "/app" });
  });

  it("treats an empty variable as unset, and trims trailing slashes", () => {
    const env = readEnv({ PORT: " ", API_URL: "https://api.example.test/v1/", DEV_APP_URL: "" });
    expect(env.port).toBe(3000);
    expect(env.baseUrls.production.api).toBe("https://api.example.test/v1");
    expect(env.baseUrls.development.app).toBe("/app");
  });

  it("reads which registry to ask for each domain ending", () => {
    const endings = readEnv({}).rdapServers.map(({ ending }) => ending);
    expect(endings).toEqual(["com", "in", "co.in"]);
    const RDAP_SERVERS = " com=https://rdap.example.test/v1/  shop=http://127.0.0.1:9 ";
    expect(readEnv({ RDAP_SERVERS }).rdapServers).toEqual([
      { ending: "com", base: "https://rdap.example.test/v1" },
      { ending: "shop", base: "http://127.0.0.1:9" },
    ]);
  });

  it("serves the desk on localhost by default, and can turn it off", () => {
    expect(readEnv({}).desk).toMatchObject({ port: 3001, host: "127.0.0.1", isPortSet: false });
    expect(readEnv({ DESK_PORT: "0" }).desk).toBeUndefined();
    const desk = readEnv({ DESK_PORT: "4000", DESK_URL: "https://desk.example.test/" }).desk;
    expect(desk).toMatchObject({ port: 4000, isPortSet: true, url: "https://desk.example.test" });
    expect(() => readEnv({ DESK_SECRET: "short" })).toThrow(/^DESK_SECRET must have/);
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://x"],
    ["SITE_URL", "www.angadi.example"],
    ["SITE_URL", "https://angadi.example/home"],
    ["APP_URL", "javascript:alert(1)"],
    ["HOSTS", "https://www.angadi.example"],
    ["IMAGE_HOSTS", "http://images.example.test"],
    ["IMAGE_HOSTS", "https://images.example.test/posts"],
    ["IMAGE_HOSTS", "*"],
    ["METRICS_PORT", "all"],
    ["TRUST_PROXY", "-1"],
    ["MAX_CONNECTIONS", "0"],
    ["DRAIN_SECONDS", "-1"],
    ["BUSINESS_ID", "a b"],
    ["RDAP_SERVERS", "https://rdap.example.test"],
    ["RDAP_SERVERS", "com=ftp://rdap.example.test"],
    ["RDAP_SERVERS", "com=https://rdap.example.test in"],
    ["MAIL_BUDGET_PER_HOUR", "-1"],
    ["DESK_PORT", "70000"],
    ["DESK_URL", "https://desk.example.test/desk"],
    ["LOG_LEVEL", "loud"],
  ])("names %s in the error if it is %s", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
  });
});
