import { expect, test } from "vitest";
import { MISSING_PAGES, PAGES, TOOL_PAGES } from "@angadi/e2e/routes";
import { type HttpResponse, sendRequest } from "./send-request.ts";
import { createMetricLogger } from "./metrics.ts";
import { startSite } from "./site.ts";

/** Routes other than pages: files, feeds, redirects, the API, health. */
const OTHER_PATHS = [
  "/favicon.svg",
  "/robots.txt",
  "/sitemap.xml",
  "/blog/feed.xml",
  "/blog/feed.json",
  "/business-starter-guide/business-plan-template/business-plan.docx",
  "/privacy-policy",
  "/PRICING/",
  "/api/openapi.json",
  "/api/business/subscription?countryId=IN",
  "/api/business/blog/get-paid-on-time",
  "/app/website-type",
  "/healthz",
  "/readyz",
];
/** Headers that caches and robots use. */
const HEADERS = ["content-type", "cache-control", "location", "etag", "content-security-policy"];

test("HEAD on every route: GET's response without its body", async (context) => {
  const note = createMetricLogger(context);
  const site = await startSite();
  const paths = [...PAGES, ...TOOL_PAGES, ...MISSING_PAGES, ...OTHER_PATHS];
  const differences: string[] = [];
  for (const path of paths) {
    const getResponse = await sendRequest(site.url + path);
    const head = await sendRequest(site.url + path, { method: "HEAD" });
    if (toComparable(head) !== toComparable(getResponse) || head.body !== "") {
      differences.push(`${path}: ${head.status} for ${getResponse.status}`);
    }
  }
  note("routes", paths.length);
  note("answered otherwise", differences.length);
  expect(differences).toEqual([]);
});

const toComparable = ({ status, headers }: HttpResponse) =>
  JSON.stringify([status, ...HEADERS.map((name) => headers[name])]);
