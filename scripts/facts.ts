/**
 * `node scripts/facts.ts`, a part of `npm run check`: lists the facts that have to be looked up
 * again within 30 days and where they are used, without failing. With `--schedule`, for the main
 * branch's schedule, it fails if a date has passed. The rules: docs/facts.md.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { facts, listSeries } from "@angadi/content/facts";
import { ROOT } from "./command.ts";

const DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;

interface DatedFact {
  id: string;
  recheck: string;
}

/** Returns the facts whose date has passed, and those whose date is within 30 days. */
export function findDueFacts<T extends DatedFact>(register: readonly T[], today: string) {
  const horizon = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  const sortedFacts = register.toSorted((a, b) => a.recheck.localeCompare(b.recheck));
  return {
    overdue: sortedFacts.filter(({ recheck }) => recheck < today),
    dueSoon: sortedFacts.filter(({ recheck }) => recheck >= today && recheck <= horizon),
  };
}

/**
 * `{fact:id}` and `{source:id}` in texts and comments, `getFactValue("id")`, `getDueDates("id")`
 * and `getFactHistory("series")` in code; `.2` may follow.
 */
const REFERENCE =
  /\{(?:fact|source):([\w-]+)|\bget(?:FactValue|DueDates)\("([\w-]+)|\bgetFactHistory\("([\w-]+)/g;

/** Returns the files that refer to each fact, by its id. */
export function findFactUses(): Map<string, string[]> {
  const files = globSync("packages/{content,owner-tools,post-plan}/**/*.{md,ts,tsx}", {
    cwd: ROOT,
    exclude: (file) => /node_modules|\.test\.|content\/(?:facts|markdown)\b/.test(file),
  });
  const uses = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(REFERENCE)].flatMap(
      ([, inText, inCode, series]) =>
        series === undefined
          ? { id: inText ?? inCode ?? "", file }
          : listSeries(series).map(({ id }) => ({ id, file })),
    ),
  );
  return new Map(
    Array.from(
      Map.groupBy(uses, ({ id }) => id),
      ([id, group]) => [id, [...new Set(group.map(({ file }) => file))].toSorted()],
    ),
  );
}

if (import.meta.main) {
  const { overdue, dueSoon } = findDueFacts(facts, new Date().toISOString().slice(0, 10));
  const uses = findFactUses();
  for (const { id, what, value, recheck, source } of [...overdue, ...dueSoon]) {
    const files = uses.get(id)?.join(", ") ?? "the calendar";
    process.stdout.write(
      `look again by ${recheck}: ${id} (${what}: ${[value].flat().join(", ")}), ${source.name}; in ${files}\n`,
    );
  }
  if (overdue.length > 0 && process.argv.includes("--schedule")) process.exitCode = 1;
}
