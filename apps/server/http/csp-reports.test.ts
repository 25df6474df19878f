import type { Logger } from "pino";
import { describe, expect, it } from "vitest";
import { createCspReportHandler } from "./csp-reports.ts";

const REPORT_URI_TYPE = "application/csp-report";
const REPORT_TO_TYPE = "application/reports+json";

function createEndpoint() {
  const lines: object[] = [];
  const log = { warn: (details: object) => lines.push(details) } as unknown as Logger;
  const handleReport = createCspReportHandler();
  const send = (type: string, body: unknown, address = "203.0.113.7") =>
    handleReport(
      new Request("http://x.test/csp-reports", {
        method: "POST",
        headers: { "Content-Type": type },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
      address,
      log,
    ).then(({ status }) => status);
  return { lines, send, handleReport, log };
}

const createReport = (body: object) => ({
  type: "csp-violation",
  age: 1,
  url: "https://x.test",
  body,
});

describe("reports of violated policies", () => {
  it("are logged with a directive, an origin and two paths, in either report format", async () => {
    const { lines, send } = createEndpoint();
    const reportUriBody = {
      "csp-report": {
        "document-uri": "https://www.shop.test/contact?email=asha@shop.test#top",
        "violated-directive": "script-src-elem 'self'",
        "blocked-uri": "https://evil.test/x.js?secret=1",
        "source-file": "https://www.shop.test/assets/root.js?a=1",
        "script-sample": "alert('asha')",
        referrer: "https://mail.test/inbox",
      },
    };
    expect(await send(`${REPORT_URI_TYPE}; charset=utf-8`, reportUriBody)).toBe(204);
    const body = {
      documentURL: "https://www.shop.test/blog/a-post?q=asha",
      effectiveDirective: "img-src",
      blockedURL: "http://pictures.test/p.png?u=asha",
      sourceFile: "chrome-extension://abcdef/content.js",
      sample: "asha",
    };
    const otherReport = { type: "deprecation", body: { id: "x" } };
    expect(await send(REPORT_TO_TYPE, [createReport(body), otherReport])).toBe(204);
    expect(lines).toEqual([
      {
        directive: "script-src-elem",
        blocked: "https://evil.test",
        page: "/contact",
        source: "/assets/root.js",
      },
      {
        directive: "img-src",
        blocked: "http://pictures.test",
        page: "/blog/a-post",
        source: "chrome-extension:",
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain("asha");
    const address = "https://www.shop.test/affiliate/numbers/asha.data";
    const privateReport = createReport({ ...body, documentURL: address, sourceFile: address });
    await send(REPORT_TO_TYPE, [privateReport]);
    expect(lines[2]).toMatchObject({
      page: "/affiliate/numbers/…",
      source: "/affiliate/numbers/…",
    });
  });

  it("are shortened, and invalid ones are not logged", async () => {
    const { lines, send } = createEndpoint();
    const invalidBody = {
      documentURL: `https://x.test/${"a".repeat(3000)}`,
      effectiveDirective: "made-up\n",
      blockedURL: "<script>",
    };
    expect(await send(REPORT_TO_TYPE, Array(50).fill(createReport(invalidBody)))).toBe(204);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatchObject({ directive: "other", blocked: "", source: "" });
    expect(JSON.stringify(lines[0]).length).toBeLessThan(300);
    const before = lines.length;
    for (const body of ["{", "null", "[]", "7", '"x"', "[null]", '{"csp-report":7}']) {
      expect([204, 400]).toContain(await send(REPORT_TO_TYPE, body, "203.0.113.9"));
      expect([204, 400]).toContain(await send(REPORT_URI_TYPE, body, "203.0.113.10"));
    }
    expect(await send("text/plain", "{}", "203.0.113.11")).toBe(415);
    expect(lines).toHaveLength(before);
  });

  it("are rate limited per client and in total", async () => {
    const { lines, send } = createEndpoint();
    const report = [createReport({ effectiveDirective: "img-src" })];
    const statuses = [];
    for (let host = 0; host < 100; host += 1) {
      statuses.push(await send(REPORT_TO_TYPE, report, `2001:db8::${host.toString(16)}`));
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    for (let client = 0; client < 400; client += 1) {
      await send(REPORT_TO_TYPE, report, `198.51.${client >> 8}.${client & 255}`);
    }
    expect(lines).toHaveLength(300);
  });

  it("are accepted by POST only", async () => {
    const { handleReport, log } = createEndpoint();
    const response = await handleReport(
      new Request("http://x.test/csp-reports"),
      "203.0.113.7",
      log,
    );
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
  });
});
