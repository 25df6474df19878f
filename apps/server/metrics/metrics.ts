import { Counter, Gauge, Histogram, Registry } from "prom-client";

/**
 * The process's Prometheus metrics; docs/operate.md explains them. Label values come only from
 * fixed lists, never from requests: each new value stays in memory.
 */
export const registry = new Registry();

const registers = [registry];
/** Upper bounds in seconds, from a cached page to the API's timeout. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requests = new Counter({
  name: "angadi_http_requests_total",
  help: "Requests answered, by pattern of their route and by status.",
  labelNames: ["route", "status"],
  registers,
});
const requestSeconds = new Histogram({
  name: "angadi_http_request_duration_seconds",
  help: "Time until the answer began, by pattern of the route.",
  labelNames: ["route"],
  buckets,
  registers,
});
const pages = new Counter({
  name: "angadi_pages_total",
  help: "Pages served: cached, streamed, or rendered for the request.",
  labelNames: ["how"],
  registers,
});
const callSeconds = new Histogram({
  name: "angadi_api_call_duration_seconds",
  help: "Time until the API's answer began, by call and outcome.",
  labelNames: ["call", "outcome"],
  buckets,
  registers,
});
const rateLimited = new Counter({
  name: "angadi_rate_limited_total",
  help: "Requests rejected with 429, by the limit they went over.",
  labelNames: ["limit"],
  registers,
});
const cspReports = new Counter({
  name: "angadi_csp_reports_total",
  help: "Violations of the Content-Security-Policy that browsers reported, by directive.",
  labelNames: ["directive"],
  registers,
});
const build = new Gauge({
  name: "angadi_build_info",
  help: "Always 1; the label tells which build runs.",
  labelNames: ["build"],
  registers,
});

/** Counts a request; `ms` is the time until the response began, `route` a pattern. */
export function countRequest(request: { route: string; status: number; ms: number }): void {
  requests.inc({ route: request.route, status: request.status });
  requestSeconds.observe({ route: request.route }, request.ms / 1000);
}

export function countPage(how: "cached" | "streamed" | "rendered"): void {
  pages.inc({ how });
}

export type ApiOutcome = "ok" | "rejected" | "failed" | "timeout" | "unreachable";

export function observeApiCall(call: { call: string; outcome: ApiOutcome; ms: number }): void {
  callSeconds.observe({ call: call.call, outcome: call.outcome }, call.ms / 1000);
}

export function countRateLimited(limit: string): void {
  rateLimited.inc({ limit });
}

export function countCspReport(directive: string): void {
  cspReports.inc({ directive });
}

/** Sets the version that identifies this build. */
export function setBuildInfo(version: string): void {
  build.set({ build: version }, 1);
}
