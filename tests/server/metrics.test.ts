import { readFileSync } from "node:fs";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { startFakeApi } from "../fake-api.ts";
import { sendLead } from "../send-lead.ts";
import { expect } from "vitest";
import { test } from "./test.ts";

/** Fetches the metrics of a server started with `METRICS_PORT=0`, by name and labels. */
async function fetchMetrics(output: string): Promise<Map<string, number>> {
  const port = /"port":(\d+),"msg":"metrics listening"/.exec(output)?.[1];
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n").filter((line) => /^[a-z]/.test(line));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

test("serves all documented metrics on their own port", async () => {
  await using api = await startFakeApi({
    "/business/blog/business": { body: { data: [] } },
    "/admin/master/business/industry/sub/all": { body: { message: "No" }, status: 500 },
  });
  await using server = await startBuiltServer({
    METRICS_PORT: "0",
    DEV_API_URL: api.url,
    RATE_LIMIT_PER_MINUTE: "1",
  });
  const get = (path: string) => fetch(server.url + path).then((response) => response.text());
  for (const path of ["/about", "/about", "/blog", "/", "/nothing", "/blog/none"]) await get(path);
  for (const message of ["One", "Two"]) await sendLead(server.url, { message });
  // A request is counted once its response is sent, a moment after we receive it.
  const rejectedMetric = 'angadi_http_requests_total{route="/api/business/contact",status="429"}';
  await expect
    .poll(async () => (await fetchMetrics(server.readOutput())).get(rejectedMetric))
    .toBe(1);
  const metrics = await fetchMetrics(server.readOutput());
  const getMetric = (name: string) => metrics.get(name) ?? 0;

  expect(getMetric('angadi_http_requests_total{route="/about",status="200"}')).toBe(2);
  expect(getMetric('angadi_http_requests_total{route="other",status="404"}')).toBe(1);
  expect(getMetric('angadi_http_requests_total{route="/api/business/contact",status="201"}')).toBe(
    1,
  );
  expect(getMetric('angadi_http_request_duration_seconds_count{route="/about"}')).toBe(2);
  expect(getMetric('angadi_pages_total{how="cached"}')).toBeGreaterThan(0);
  expect(getMetric('angadi_pages_total{how="rendered"}')).toBeGreaterThan(0);
  const countCalls = (name: string, outcome: string) =>
    getMetric(`angadi_api_call_duration_seconds_count{call="${name}",outcome="${outcome}"}`);
  expect(countCalls("posts", "ok")).toBeGreaterThan(0);
  expect(countCalls("business types", "failed")).toBeGreaterThan(0);
  expect(getMetric('angadi_rate_limited_total{limit="address"}')).toBe(1);
  expect(getMetric("angadi_database_up")).toBe(1);
  const getJobMetric = (name: string) => getMetric(`angadi_jobs_${name}{kind="lead-received"}`);
  expect(getJobMetric("pending")).toBe(1);
  expect(getJobMetric("oldest_seconds")).toBeGreaterThan(0);
  expect(getJobMetric("failing")).toBe(0);
  expect(getMetric("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(metrics.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  expect([...metrics.keys()].some((name) => /angadi_build_info\{build="\w{12}"\}/.test(name))).toBe(
    true,
  );

  // All metrics in the operators' documentation exist.
  const names = readFileSync("docs/operate.md", "utf8").match(/\b(angadi|process|nodejs)_\w+/g);
  expect(new Set(names).size).toBeGreaterThan(12);
  for (const name of new Set(names)) {
    const series = [...metrics.keys()].filter((key) => key.startsWith(name));
    // There were no CSP reports, so that metric has no series yet.
    const expected = name === "angadi_csp_reports_total" ? 0 : 1;
    expect(series.length, name).toBeGreaterThanOrEqual(expected);
  }

  // The public port does not serve them.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test("serves no metrics without METRICS_PORT", async () => {
  await using server = await startBuiltServer();
  expect(server.readOutput()).not.toContain("metrics listening");
});
