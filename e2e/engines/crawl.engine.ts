import { MISSING_PAGES } from "@angadi/test-kit/routes";
import { crawlPage } from "./crawl.ts";
import { startDeskWithLeads } from "./desk.ts";
import { ALL_ENGINES_LONG, expect, test } from "./test.ts";

const EXTRA_PATHS = [
  "/styleguide",
  "/app/website-type",
  "/blog?q=tea",
  "/business-name-generator?about=tea",
];
/** Known differences: the text above these wraps differently in WebKit, so they are some lines higher or lower. */
const KNOWN_DIFFERENCES = new RegExp(
  [
    "business-name-generator\\S* at 390: h3 “Where is my",
    "business-loan-guide at 390: button “Empty",
    "about at 390: h3 “Somebody looks up",
    "data-privacy-compliance at 390: h3 “Write the notice",
    "business-insurance-guide at 390: h2 “Read what the property",
    "the-week-before-you-open-online at 1440: h2 “Wednesday",
    "(one-page-for-each-thing-you-do|the-week-before-you-open-online) at 1440: h2 “Read next",
  ].join("|"),
);
/** For screenshots, drivers insert styles that violate the CSP. */
const DRIVER_ERROR = /inline style \(style-src-elem\)/;
/** A missing page is reported as a failed request. */
const NOT_FOUND_ERROR = /404/;

test("every page is valid, and laid out as in Chromium", ALL_ENGINES_LONG, async ({ pair }) => {
  test.setTimeout(1_200_000);
  const problems: string[] = [];
  const paths = [
    ...(await listSitemapPaths(pair.visitor.origin)),
    ...EXTRA_PATHS,
    ...MISSING_PAGES,
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      problems.push(...(await crawlPage(pair, path)));
    });
  }
  const errors = pair.visitor
    .readErrors()
    .filter((error) => !NOT_FOUND_ERROR.test(error) && !DRIVER_ERROR.test(error));
  expect([...problems.filter((problem) => !KNOWN_DIFFERENCES.test(problem)), ...errors]).toEqual(
    [],
  );
});

test("the desk is valid, and laid out as in Chromium", ALL_ENGINES_LONG, async ({ pair }) => {
  test.setTimeout(600_000);
  const desk = await startDeskWithLeads();
  for (const visitor of [pair.visitor, pair.reference]) if (visitor) await desk.signIn(visitor);
  const problems: string[] = [];
  for (const url of desk.pages) problems.push(...(await crawlPage(pair, url, { isDesk: true })));
  await desk.stop();
  const errors = pair.visitor.readErrors().filter((error) => !DRIVER_ERROR.test(error));
  expect([...problems, ...errors]).toEqual([]);
});

/** Paths of all pages in the sitemaps. */
async function listSitemapPaths(origin: string): Promise<string[]> {
  const fetchLocations = async (path: string) => {
    const text = await (await fetch(origin + path)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  };
  const sitemaps = await Promise.all((await fetchLocations("/sitemap.xml")).map(fetchLocations));
  return sitemaps.flat();
}
