import { brandTaken } from "./brand.ts";
import { APPROVAL, EMBLEMS, MISLEADING } from "./lists/official.ts";
import { offence } from "./offensive.ts";
import { entriesOf, runsOf, wordsOf } from "./phrases.ts";
import { sacredWord } from "./sacred.ts";

/** Why a name must never be proposed: the rule, and what in the name breaks it. */
export interface NameRefusal {
  rule: "offensive" | "sacred" | "emblems" | "approval" | "misleading" | "brand";
  with: string;
}

const emblems = entriesOf(EMBLEMS);
const approval = entriesOf(APPROVAL);
const misleading = entriesOf(MISLEADING);

/**
 * The first rule a name breaks, the gravest first. Words the owner gave of themselves, the
 * founder's name and the town, are theirs to use although a deity or an office bears them too:
 * "Lakshmi's Kitchen", "Varanasi Looms".
 */
export function refusal(text: string, given = ""): NameRefusal | undefined {
  const words = wordsOf(text);
  const runs = runsOf(words);
  const own = given === "" ? [] : wordsOf(given);
  const others = own.length === 0 ? words : words.filter((word) => !own.includes(word));
  const otherRuns = own.length === 0 ? runs : runsOf(others);
  return (
    refused("offensive", offence(words, runs)) ??
    refused("emblems", listed(emblems, runs)) ??
    refused("sacred", sacredWord(others, otherRuns)) ??
    refused("approval", listed(approval, otherRuns)) ??
    refused("misleading", listed(misleading, otherRuns)) ??
    refused("brand", brandTaken(words, runs))
  );
}

function refused(rule: NameRefusal["rule"], found: string | undefined): NameRefusal | undefined {
  return found === undefined ? undefined : { rule, with: found };
}

function listed(list: ReadonlyMap<string, string>, runs: readonly string[]): string | undefined {
  for (const run of runs) {
    const entry = list.get(run);
    if (entry !== undefined) return entry;
  }
  return undefined;
}
