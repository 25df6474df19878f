import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NO_PROGRESS } from "@angadi/api/desk/setup";
import type { SetupProgress } from "@angadi/desk-ports/setup";
import { type SetupFacts, listTodos } from "@angadi/server/operations/setup-todos";
import { SampleLabel } from "@angadi/site/sections/sample-label/sample-label";
import {
  CONTENT,
  listContentTodos,
  listExampleAddresses,
  listRemainingSamples,
} from "./launch-samples.ts";
import { formatLaunchList } from "./launch.ts";

const NOW = new Date("2026-12-01T09:00:00Z");

/** A copy of `packages/content/` with all samples replaced, and the record of a backup. */
const folder = mkdtempSync(path.join(os.tmpdir(), "launch-"));
const replacedContent = path.join(folder, "content");

const READY = {
  SITE_URL: "https://www.angadi.in",
  APP_URL: "https://app.angadi.in",
  TRUST_PROXY: "1",
  SMTP_URL: "smtps://mail.angadi.in",
  LEADS_TO: "leads@angadi.in",
  DATA_DIR: folder,
};

/** An owner and a colleague, checked plans, and a tested mail server. */
const FINISHED_PROGRESS: SetupProgress = {
  staffCount: 2,
  markedSteps: ["plans"],
  dumpedAt: undefined,
  testedMailServer: "mail.angadi.in",
};

/** All done, except for `overrides`. */
const createFacts = (overrides: Partial<SetupFacts> = {}): SetupFacts => ({
  variables: READY,
  content: [],
  progress: FINISHED_PROGRESS,
  now: NOW,
  ...overrides,
});
const listRemainingTexts = (overrides: Partial<SetupFacts>) =>
  listTodos(createFacts(overrides)).map(({ text }) => text);

beforeAll(() => {
  cpSync(CONTENT, replacedContent, {
    recursive: true,
    filter: (source) => !source.endsWith("tsconfig.json"),
  });
  for (const file of listModules(replacedContent)) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll(/\bisSample: true,? ?/g, "").replaceAll(".example", ".in"));
  }
  writeBackupState("2026-11-30T22:00:00Z");
});
afterAll(() => rmSync(folder, { recursive: true }));

const writeBackupState = (backedUpTo: string) =>
  writeFileSync(path.join(folder, "backup.json"), JSON.stringify({ upTo: backedUpTo }));

const listModules = (root: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => path.join(root, file));

describe("what is left", () => {
  it("names each flag of the repository, with its file and line", () => {
    const remaining = listRemainingSamples(CONTENT);
    const flags = listModules(CONTENT).flatMap(
      (file) => readFileSync(file, "utf8").match(/^(?! \*).*\bisSample: true\b/gm) ?? [],
    );
    expect(remaining).toHaveLength(flags.length);
    expect(new Set(remaining.map(({ file, line }) => `${file}:${line}`)).size).toBe(
      remaining.length,
    );
    for (const { file, line } of remaining) {
      const lines = readFileSync(path.join(CONTENT, file), "utf8").split("\n");
      expect(lines[line - 1], `${file}:${line}`).toContain("isSample: true");
    }
    const descriptions = remaining.map(({ description }) => description);
    expect(descriptions).toContain("testimonials: Farah Siddiqui");
  });

  it("names addresses under .example", () => {
    const addresses = listExampleAddresses(CONTENT).map(
      ({ file, description }) => `${file} ${description}`,
    );
    expect(addresses).toContain("site.ts support@angadi.example");
  });

  it("is everything in the repository, and nothing in a fully configured copy", () => {
    const content = listContentTodos(CONTENT);
    const list = formatLaunchList(createFacts({ variables: {}, content, progress: NO_PROGRESS }));
    for (const part of ["Samples", ".example", "SITE_URL", "APP_URL", "SMTP_URL", "Backups"]) {
      expect(list).toContain(part);
    }
    expect(list).toMatch(/Samples\. Put[^\n]*: \d+\n {2}packages\/content\/[\w/.-]+:\d+ {2,}\w/);
    expect(list).toMatch(/At the desk, under Setup: 2\n {2}Team: nobody[^\n]*\n {2}Plans: /);
    const replacedTodos = listContentTodos(replacedContent);
    expect(formatLaunchList(createFacts({ content: replacedTodos }))).toBe("");
  });
});

describe("settings", () => {
  it.each([
    [{ SITE_URL: "http://www.angadi.in" }, /^SITE_URL: /],
    [{ SITE_URL: "https://www.angadi.example" }, /^SITE_URL: /],
    [{ APP_URL: "" }, /^APP_URL: /],
    [{ API_URL: "https://api.angadi.in" }, /^BUSINESS_ID, COUNTRY_ID: /],
    [{ TRUST_PROXY: "0" }, /^TRUST_PROXY: /],
    [{ SMTP_URL: "", LEADS_TO: "" }, /^SMTP_URL, LEADS_TO: /],
    [{ LEADS_TO: "" }, /^LEADS_TO must be set/],
    [{ STYLEGUIDE: "1" }, /^STYLEGUIDE: /],
  ])("%o is not ready", (overrides, pattern) => {
    const remaining = listRemainingTexts({ variables: { ...READY, ...overrides } });
    expect(remaining).toHaveLength(1);
    expect(remaining[0]).toMatch(pattern);
  });

  it("requires a data folder, and a backup of the last two days", () => {
    expect(listRemainingTexts({ variables: { ...READY, DATA_DIR: "" } })).toEqual([
      expect.stringMatching(/^DATA_DIR/),
      expect.stringMatching(/^Backups/),
    ]);
    const now = new Date("2026-12-04T09:00:00Z");
    expect(listRemainingTexts({ now })).toEqual([expect.stringMatching(/^Backups/)]);
  });
});

describe("at the desk", () => {
  it.each([
    [{ testedMailServer: undefined }, /^Test email: /],
    [{ testedMailServer: "old.angadi.in" }, /^Test email: /],
    [{ staffCount: 0 }, /^Team: nobody/],
    [{ staffCount: 1 }, /^Team: only one/],
    [{ markedSteps: [] }, /^Plans: /],
  ] satisfies [Partial<SetupProgress>, RegExp][])("%o is not ready", (overrides, text) => {
    const remaining = listRemainingTexts({ progress: { ...FINISHED_PROGRESS, ...overrides } });
    expect(remaining).toEqual([expect.stringMatching(text)]);
  });

  it("says so if the database cannot be read", () => {
    expect(listRemainingTexts({ progress: undefined })).toEqual([
      expect.stringMatching(/^Database: /),
    ]);
  });

  it("requires no colleague once the owner has marked the team as done", () => {
    const progress = { ...FINISHED_PROGRESS, people: 1, markedSteps: ["team", "plans"] as const };
    expect(listRemainingTexts({ progress })).toEqual([]);
  });
});

describe("the label of a section", () => {
  it.each(["testimonials.ts", "stories.ts", "site.ts", "plans.ts", "pages/affiliate-sections.ts"])(
    "is shown only while %s has samples",
    async (file) => {
      const renderSampleLabel = async (root: string) => {
        const sampleModule: object = await import(pathToFileURL(path.join(root, file)).href);
        return renderToStaticMarkup(
          <MemoryRouter>
            <SampleLabel content={{ ...sampleModule }} />
          </MemoryRouter>,
        );
      };
      expect(await renderSampleLabel(CONTENT)).toContain("Sample</a>");
      expect(await renderSampleLabel(replacedContent)).toBe("");
    },
  );
});
