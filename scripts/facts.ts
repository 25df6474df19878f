/**
 * `node scripts/facts.ts`, a part of `npm run check`: lists the facts of the register that have to
 * be looked up again within 30 days, without failing. With `--schedule`, for the main branch's
 * schedule, it fails if a date has passed. The rules: docs/facts.md.
 */
import { facts } from "@angadi/content/facts";

const DAYS_AHEAD = 30;
const DAY = 86_400_000;

interface DatedFact {
  id: string;
  recheckBy: string;
}

/** The facts whose date has passed, and those whose date is within 30 days. */
export function findDueFacts<T extends DatedFact>(register: readonly T[], today: string) {
  const horizon = new Date(Date.parse(today) + DAYS_AHEAD * DAY).toISOString().slice(0, 10);
  const byDay = register.toSorted((a, b) => a.recheckBy.localeCompare(b.recheckBy));
  return {
    late: byDay.filter(({ recheckBy }) => recheckBy < today),
    soon: byDay.filter(({ recheckBy }) => recheckBy >= today && recheckBy <= horizon),
  };
}

if (import.meta.main) {
  const { late, soon } = findDueFacts(facts, new Date().toISOString().slice(0, 10));
  for (const { id, what, value, recheckBy, source } of [...late, ...soon]) {
    process.stdout.write(`look again by ${recheckBy}: ${id} (${what}: ${value}), ${source.name}\n`);
  }
  if (late.length > 0 && process.argv.includes("--schedule")) process.exitCode = 1;
}
