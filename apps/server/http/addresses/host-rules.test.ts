import { describe, expect, it } from "vitest";
import { readEnv } from "../../operations/env.ts";
import { getHostRules } from "./host-rules.ts";

const SITE_URL = "https://www.shop.test";
const DEV_APP_URL = "https://app.staging.shop.test";
const NO_STORE = { "Cache-Control": "no-store" };
const NO_INDEX = { "X-Robots-Tag": "noindex" };

const readHostRules = (hostName: string, variables: Record<string, string>) =>
  getHostRules(hostName, readEnv(variables));

describe("getHostRules", () => {
  it.each(["www.shop.test", "shop.test", "10.0.0.7", "dev.evil.test", "staging.shop.test", ""])(
    "treats %j as a production host if only another is served",
    (hostName) => {
      expect(readHostRules(hostName, { SITE_URL, DEV_APP_URL })).toEqual({
        environment: "production",
        isHidden: false,
        headers: {},
      });
    },
  );

  it("serves development hosts alongside the site's own, and keeps them out of caches", () => {
    const HOSTS = "shop.test, Staging.shop.test";
    for (const hostName of ["staging.shop.test", "staging.shop.test."]) {
      expect(readHostRules(hostName, { SITE_URL, DEV_APP_URL, HOSTS })).toEqual({
        environment: "development",
        isHidden: true,
        headers: { ...NO_INDEX, ...NO_STORE },
      });
    }
    expect(readHostRules("dev.evil.test", { SITE_URL, HOSTS }).environment).toBe("production");
    expect(readHostRules("localhost", { SITE_URL, HOSTS }).environment).toBe("production");
  });

  it("recognises a staging site by its own SITE_URL", () => {
    const variables = { SITE_URL: "https://staging.shop.test" };
    expect(readHostRules("staging.shop.test", variables)).toMatchObject({
      environment: "development",
      isHidden: true,
    });
  });

  it("serves localhost as a development host while HOSTS is not set", () => {
    expect(readHostRules("localhost", {})).toEqual({
      environment: "development",
      isHidden: false,
      headers: {},
    });
    expect(readHostRules("localhost", { SITE_URL, DEV_APP_URL })).toEqual({
      environment: "development",
      isHidden: false,
      headers: NO_STORE,
    });
  });

  it("serves any host while SITE_URL is the sample", () => {
    expect(readHostRules("dev.anything.test", { DEV_APP_URL })).toMatchObject({
      environment: "development",
      headers: { ...NO_INDEX, ...NO_STORE },
    });
  });
});
