import { scoreHeaders } from "@angadi/tests/observatory";
import { expect, test } from "./test.ts";

test("every kind of page scores at least 130 by the Observatory's rules", async ({ sqlite }) => {
  for (const path of ["/", "/pricing", "/contact", "/blog/get-paid-on-time", "/nothing-here"]) {
    const response = await fetch(sqlite.url + path);
    const html = await response.text();
    const url = `https://www.angadi.example${path}`;
    const { score, findings } = scoreHeaders({ url, headers: response.headers, html });
    const report = findings.map(
      ({ rule, modifier }) => `  ${modifier >= 0 ? "+" : ""}${modifier} ${rule}`,
    );
    process.stdout.write(
      `Observatory, ${path}: ${score}\n${path === "/" ? `${report.join("\n")}\n` : ""}`,
    );
    // 130 without the bonus for an opener policy, which is newer than the other rules.
    const coopModifier = findings.find(({ rule }) => rule.startsWith("coop"))?.modifier ?? 0;
    expect(score - coopModifier, `${path}\n${report.join("\n")}`).toBeGreaterThanOrEqual(130);
  }
});
