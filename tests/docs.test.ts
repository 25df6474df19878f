import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const DOCS = [
  ...globSync("{docs,apps/*,packages/*}/**/*.md", { exclude: ["packages/content/**"] }),
  "README.md",
  "CONTRIBUTING.md",
];
const SOURCES = globSync(
  "{apps,packages,bench,deploy,e2e,scripts,test-kit,tests,.ci,.github}/**/*",
);
const CODE_FILES = SOURCES.filter((file) =>
  /\.(?:tsx?|mjs|service|timer|example|conf|yaml)$/.test(file),
);
CODE_FILES.push("vite.config.ts", "vitest.config.ts", "playwright.config.ts");
const identifiers = new Set(
  CODE_FILES.flatMap((file) => readFileSync(file, "utf8").match(/[\w$]+/g) ?? []),
);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

/** The code spans of Markdown: texts between single backticks. */
const extractCodeSpans = (text: string) =>
  Array.from(
    text.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g),
    ([, code = ""]) => code,
  );

/** A path of this repository: complete, or its last part, such as `render/pairings.ts`. */
const PATH = /^[\w@.-]+(?:\/[\w@.[\]-]+)*\/?$/;
const isPath = (code: string) =>
  PATH.test(code) &&
  (/\/\w/.test(code) || /\.(?:tsx?|md|json|css|mjs)$/.test(code)) &&
  !/^[/.]/.test(code);
const existsInRepo = (code: string) =>
  existsSync(code) ||
  (code.startsWith("@angadi/") && existsSync(`node_modules/${code}`)) ||
  SOURCES.some((file) => file.endsWith(`/${code.replace(/\/$/, "")}`));

/** Paths on the server, in a build, or of other programs. */
const EXTERNAL_PATHS =
  /^(?:build|server|client|data|node_modules|test-results|worker_|screens|text|application|image)\b|^(?:version|backup)\.json$/;

describe.each(DOCS)("%s", (file) => {
  const text = readFileSync(file, "utf8");
  const codeSpans = extractCodeSpans(text);

  it("links to files that exist", () => {
    const prose = text.replaceAll(/`[^`\n]+`/g, "");
    const links = Array.from(
      prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g),
      ([, link = ""]) => link,
    );
    const broken = links.filter((link) => !existsSync(path.join(path.dirname(file), link)));
    expect(broken).toEqual([]);
  });

  it("names files that exist", () => {
    const missing = codeSpans.filter(
      (item) => isPath(item) && !EXTERNAL_PATHS.test(item) && !existsInRepo(item),
    );
    expect(missing).toEqual([]);
  });

  it("names npm scripts, variables and functions that exist", () => {
    const unknown = [
      ...Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = ""]) => name).filter(
        (name) => !Object.hasOwn(scripts, name),
      ),
      ...codeSpans.filter(
        (item) =>
          /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$|^[a-z]+[A-Z]\w*$/.test(item) && !identifiers.has(item),
      ),
    ];
    expect(unknown).toEqual([]);
  });
});

it("the pages in docs/ have at most 15,000 words", () => {
  const count = globSync("docs/**/*.md")
    .map((file) => readFileSync(file, "utf8").match(/\S+/g)?.length ?? 0)
    .reduce((sum, item) => sum + item, 0);
  expect(count).toBeLessThanOrEqual(15_000);
});
