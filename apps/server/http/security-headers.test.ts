import { describe, expect, it } from "vitest";
import { readEnv } from "../operations/env.ts";
import { createPagePolicy } from "./security-headers.ts";

const directive = (name: string, variables: Record<string, string>) =>
  createPagePolicy(readEnv(variables), { scripts: [], styles: [] })
    .split("; ")
    .find((part) => part.startsWith(`${name} `));

describe("pagePolicy", () => {
  it("allows pictures from anywhere over TLS, and from nowhere without it", () => {
    expect(directive("img-src", {})).toBe("img-src 'self' https:");
  });

  it("allows pictures only from the configured hosts, if any, and the API's", () => {
    const IMAGE_HOSTS = "https://images.example.test *.cdn.test:8443";
    expect(directive("img-src", { IMAGE_HOSTS, API_URL: "https://api.example.test/v1" })).toBe(
      "img-src 'self' https://images.example.test https://*.cdn.test:8443 https://api.example.test",
    );
  });

  it("declares where to report violations", () => {
    expect(directive("report-uri", {})).toBe("report-uri /csp-reports");
    expect(directive("report-to", {})).toBe("report-to csp");
  });
});
