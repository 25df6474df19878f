import { describe, expect, it } from "vitest";
import { readEnv } from "../operations/env.ts";
import { pagePolicy } from "./security-headers.ts";

const directive = (name: string, variables: Record<string, string>) =>
  pagePolicy(readEnv(variables), { scripts: [], styles: [] })
    .split("; ")
    .find((part) => part.startsWith(`${name} `));

describe("pagePolicy", () => {
  it("takes pictures from anywhere by TLS, and from nowhere without", () => {
    expect(directive("img-src", {})).toBe("img-src 'self' https:");
  });

  it("takes them from the named hosts alone where there are any, and from the API's", () => {
    const IMAGE_HOSTS = "https://images.example.test *.cdn.test:8443";
    expect(directive("img-src", { IMAGE_HOSTS, API_URL: "https://api.example.test/v1" })).toBe(
      "img-src 'self' https://images.example.test https://*.cdn.test:8443 https://api.example.test",
    );
  });

  it("says where violations are reported", () => {
    expect(directive("report-uri", {})).toBe("report-uri /csp-reports");
    expect(directive("report-to", {})).toBe("report-to csp");
  });
});
