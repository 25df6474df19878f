import { describe, expect, it } from "vitest";
import { readEnv } from "../operations/env.ts";
import { createPagePolicy } from "./security-headers.ts";

const findDirective = (name: string, variables: Record<string, string>) =>
  createPagePolicy(readEnv(variables), { scripts: [], styles: [] })
    .split("; ")
    .find((part) => part.startsWith(`${name} `));

describe("createPagePolicy", () => {
  it("allows pictures from anywhere over TLS, and from nowhere without it", () => {
    expect(findDirective("img-src", {})).toBe("img-src 'self' https:");
  });

  it("allows pictures only from the configured hosts, if any, and the API's", () => {
    const IMAGE_HOSTS = "https://images.example.test *.cdn.test:8443";
    expect(findDirective("img-src", { IMAGE_HOSTS, API_URL: "https://api.example.test/v1" })).toBe(
      "img-src 'self' https://images.example.test https://*.cdn.test:8443 https://api.example.test",
    );
  });

  it("declares where to report violations", () => {
    expect(findDirective("report-uri", {})).toBe("report-uri /csp-reports");
    expect(findDirective("report-to", {})).toBe("report-to csp");
  });
});
