import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CHECKED_VERSIONS } from "./framework-internals.ts";

const { dependencies } = JSON.parse(readFileSync("apps/site/package.json", "utf8")) as {
  dependencies: Record<string, string>;
};

it.each(Object.entries(CHECKED_VERSIONS))(
  "%s is at the version whose internals were checked",
  (name, version) => {
    expect(dependencies[name]).toBe(version);
  },
);
