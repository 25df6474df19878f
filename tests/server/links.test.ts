import { PAGES } from "@angadi/test-kit/routes";
import { expect } from "vitest";
import { test } from "./test.ts";

/** The specified exceptions: five cards of the category Growth link to guides that do not exist. */
const MISSING_GUIDES = [
  "customer-acquisition-plan",
  "financial-forecasting",
  "automation-playbook",
  "sales-process-framework",
  "hiring-first-employees",
].map((slug) => `/business-starter-guide/${slug}`);

test("no internal link is broken, and every page is linked", async ({ get, sharedSite }) => {
  const statusByPath = new Map<string, number>();
  const idsByPath = new Map<string, Set<string>>();
  const targets: { from: string; path: string; id: string }[] = [];
  const undefinedClasses = new Set<string>();
  const queue = ["/"];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (statusByPath.has(path)) continue;
    const response = await get(path);
    statusByPath.set(path, response.status);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const html = await response.text();
    idsByPath.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)));
    for (const [name] of html.matchAll(/class="[^"]*\bundefined\b[^"]*"/g))
      undefinedClasses.add(name);
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), sharedSite.url + path);
      if (url.origin !== sharedSite.url || url.pathname.startsWith("/app/")) continue;
      const next = url.pathname + url.search;
      if (url.hash !== "") {
        targets.push({ from: path, path: next, id: decodeURIComponent(url.hash.slice(1)) });
      }
      // Other parameters only filter their page.
      const parameters = [...url.searchParams.keys()];
      if (parameters.every((name) => name === "category" || name === "page")) queue.push(next);
    }
  }

  const failures = [...statusByPath].flatMap(([path, status]) =>
    status === 200 ? [] : [`${status} ${path}`],
  );
  expect(failures.toSorted()).toEqual(MISSING_GUIDES.map((path) => `404 ${path}`).toSorted());
  for (const path of PAGES) expect([...statusByPath.keys()], path).toContain(path);
  const missingTargets = targets.filter(
    ({ path, id }) => idsByPath.has(path) && !idsByPath.get(path)?.has(id),
  );
  expect(missingTargets).toEqual([]);
  expect([...undefinedClasses]).toEqual([]);
  expect(statusByPath.size).toBeGreaterThan(70);
});
