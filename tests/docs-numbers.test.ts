import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RETRY_FOR_DAYS } from "@angadi/server/jobs/runner/job-handler";
import { MAX_ROWS_PER_DAY } from "@angadi/api/counts/bounded-counts";
import { TRADES } from "@angadi/names/engine/words/trades";

const readText = (file: string) => readFileSync(file, "utf8").replaceAll(/\s+/g, " ");

/** A constant of a source file, such as `30 * DAY_MS`, computed. */
function readConstant(file: string, name: string): number {
  const source = readFileSync(file, "utf8");
  const [, value] = new RegExp(`const ${name}(?:: \\w+)? = ([^;]+);`).exec(source) ?? [];
  if (value === undefined) throw new Error(`${file} has no ${name}.`);
  return value
    .split(" * ")
    .map((factor) =>
      /^[\d_.]+$/.test(factor) ? Number(factor.replaceAll("_", "")) : readConstant(file, factor),
    )
    .reduce((product, factor) => product * factor, 1);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PASSWORD_LIMITS = "apps/server/desk/password-limits.ts";
const RENDER_GATE = "apps/server/rendering/render-gate.ts";
const RDAP = "packages/api/rdap/rdap.ts";
const CSP_REPORTS = "apps/server/http/csp-reports.ts";
const COUNTING = "apps/server/counting/counting.ts";
const HOUSEKEEPING = "apps/server/jobs/housekeeping.ts";
const STAFF = "packages/desk-ports/staff.ts";
const SCORES_PAGE = "packages/names/scores.md";
const SCORE = "packages/names/engine/score.ts";
const BRANDS = "packages/names/engine/guards/brand-index.ts";
const SECTOR_BRANDS = "packages/names/engine/guards/brand-sectors.ts";

/** A page, its words with `#` for the number, and the constant, divided by the page's unit. */
const NUMBERS: readonly [string, string, string, string, number?][] = [
  ["docs/desk.md", "good once and for # minutes", STAFF, "FIRST_OWNER_MINUTES"],
  ["docs/desk.md", "within # hours", STAFF, "INVITATION_HOURS"],
  ["docs/desk.md", "has # characters", "packages/desk-ports/password.ts", "MIN_PASSWORD_LENGTH"],
  [
    "docs/desk.md",
    "A session lasts # days",
    "packages/api/staff/auth.ts",
    "SESSION_SECONDS",
    86_400,
  ],
  ["docs/desk.md", "tried # times for an account", PASSWORD_LIMITS, "MAX_PER_ACCOUNT"],
  ["docs/desk.md", "and # times from a client", PASSWORD_LIMITS, "MAX_PER_CLIENT"],
  ["docs/desk.md", "from a client in # minutes", PASSWORD_LIMITS, "WINDOW_SECONDS", 60],
  ["docs/desk.md", "up to #, for you", "packages/desk-ports/saved-filters.ts", "MAX_SAVED_FILTERS"],
  [
    "docs/leads.md",
    "within # minutes is",
    "packages/api/leads/idempotency.ts",
    "DUPLICATE_WINDOW_MS",
    MINUTE,
  ],
  [
    "docs/leads.md",
    "within # s of opening",
    "apps/site/forms/lead-metadata.server.ts",
    "MIN_FILL_TIME_MS",
    SECOND,
  ],
  [
    "docs/leads.md",
    "A mail may take # s",
    "apps/server/jobs/leads/lead-notification.ts",
    "TIMEOUT_MS",
    SECOND,
  ],
  ["docs/leads.md", "a webhook # s", "apps/server/jobs/leads/webhook.ts", "TIMEOUT_MS", SECOND],
  ["docs/leads.md", "shows the newest #", "scripts/leads.ts", "LIST_LENGTH"],
  ["docs/leads.md", "After # months", "packages/api/leads/expire-leads.ts", "RETENTION_MONTHS"],
  ["docs/leads.md", "deleted after # days", HOUSEKEEPING, "DONE_JOBS_RETENTION_MS", DAY],
  ["docs/leads.md", "failed ones after #", HOUSEKEEPING, "FAILED_JOBS_RETENTION_MS", DAY],
  ["docs/counting.md", "every # s", COUNTING, "WRITE_INTERVAL_MS", SECOND],
  ["docs/counting.md", "and # new rows a day", COUNTING, "MAX_NEW_ROWS_PER_DAY"],
  ["docs/desk-posts.md", "For # days the status", "packages/desk-ports/posts.ts", "DELETED_DAYS"],
  [
    "docs/desk-posts.md",
    "works for # hours",
    "packages/api/posts/preview-links.ts",
    "LIFETIME_MS",
    HOUR,
  ],
  [
    "docs/desk-posts.md",
    "of up to # MB",
    "packages/contract/picture.ts",
    "MAX_UPLOAD_BYTES",
    2 ** 20,
  ],
  ["docs/desk-plans.md", "up to # MB", "apps/desk/types/file-pages.tsx", "MAX_FILE_BYTES", 2 ** 20],
  ["docs/domains.md", "records over # kB", RDAP, "MAX_RECORD_BYTES", 1024],
  ["docs/operate.md", "| # at once, 64 more", RENDER_GATE, "MAX_CONCURRENT"],
  ["docs/operate.md", "at once, # more in turn", RENDER_GATE, "MAX_QUEUED"],
  ["docs/operate.md", "| registry queries | all | # at once", RDAP, "MAX_IN_FLIGHT"],
  ["docs/operate.md", "| client | # a minute, 300 for all", CSP_REPORTS, "MAX_PER_CLIENT"],
  ["docs/operate.md", "a minute, # for all", CSP_REPORTS, "MAX_TOTAL"],
  ["docs/operate.md", "| passwords and codes | client | # in", PASSWORD_LIMITS, "MAX_PER_CLIENT"],
  ["docs/operate.md", "| passwords and codes | account | # in", PASSWORD_LIMITS, "MAX_PER_ACCOUNT"],
  [
    "docs/guides.md",
    "Read time is words / #",
    "packages/api/posts/read-time.ts",
    "WORDS_PER_MINUTE",
  ],
  [SCORES_PAGE, "of at least # letters, the same sounds", BRANDS, "MIN_SOUND_LENGTH"],
  [SCORES_PAGE, "of at least # letters it also rejects", BRANDS, "MIN_FUZZY_LENGTH"],
  [SCORES_PAGE, "one edit of at least # letters", SECTOR_BRANDS, "MIN_FUZZY_LENGTH"],
  [SCORES_PAGE, "at most # if the name is rejected", SCORE, "MAX_REJECTED_TOTAL"],
  [SCORES_PAGE, "at most # if it sounds like", SCORE, "MAX_BRAND_ELSEWHERE_TOTAL"],
];

it.each(NUMBERS)("%s says “%s”", (page, words, file, name, unit = 1) => {
  const value = readConstant(file, name) / unit;
  expect(readText(page)).toContain(words.replace("#", `${value}`));
});

it("says how many attempts, rows and trades there are", () => {
  const attempts = `after ${RETRY_FOR_DAYS.maxFailures} attempts`;
  expect(readText("docs/leads.md")).toContain(attempts);
  const rows = Object.values(MAX_ROWS_PER_DAY).reduce((sum, count) => sum + count, 0);
  expect(readText("docs/counting.md")).toContain(`${rows.toLocaleString("en-IN")} rows`);
  const trades = `${Object.keys(TRADES).length} trades`;
  expect(readText("packages/names/README.md")).toContain(trades);
});
