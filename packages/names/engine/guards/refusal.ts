import { brandName } from "./brand-index.ts";
import { findSimilarBrand } from "./brand-sectors.ts";
import { memoize } from "../model/memoize.ts";
import { findTakenBrand, findCoinedBrand, findOrdinaryBrandBySound } from "./brand.ts";
import { APPROVAL, EMBLEMS, MISLEADING } from "./lists/official.ts";
import { type GuardReason } from "./guard-reasons.ts";
import { findHeardReason } from "./heard.ts";
import { findOffence } from "./offensive.ts";
import { parseEntries, joinRuns, splitKeys } from "./phrases.ts";
import { findSacredPart } from "./sacred.ts";
import { haveCommonSector } from "./sectors.ts";

/** Why a name must never be proposed: the rule, and the part of the name that breaks it. */
export interface NameRefusal {
  rule:
    | "offensive"
    | "sacred"
    | "emblems"
    | "approval"
    | "misleading"
    | "brand"
    | Exclude<GuardReason, "offence" | "god">;
  with: string;
}

const emblems = parseEntries(EMBLEMS);
const approval = parseEntries(APPROVAL);
const misleading = parseEntries(MISLEADING);

/**
 * The first rule a name breaks, most serious first; undefined if it breaks none. Words in `ownWords`
 * (the founder's name, the town and the requested words) may be used even if they are also the name
 * of a deity or an office: "Lakshmi's Kitchen", "Varanasi Looms". `sectors` are the markets of the
 * trade (`findSectors`), in which a name must not sound like a known brand.
 */
export function findRefusal(text: string, ownWords = "", sectors = ""): NameRefusal | undefined {
  const words = splitKeys(text);
  const runs = joinRuns(words);
  if (words.every(isClean) && !runs.some(isSuspect) && findOffence(words) === undefined)
    return undefined;
  const own = ownWords === "" ? [] : splitKeys(ownWords);
  const others = own.length === 0 ? words : words.filter((word) => !own.includes(word));
  const otherRuns = own.length === 0 ? runs : joinRuns(others);
  return (
    toRefusal("offensive", findOffence(words)) ??
    toRefusal("emblems", listed(emblems, runs)) ??
    findHeardRefusal(others) ??
    toRefusal("sacred", findSacredPart(others)) ??
    toRefusal("approval", listed(approval, otherRuns)) ??
    toRefusal("misleading", listed(misleading, otherRuns)) ??
    toRefusal("brand", findTakenBrand(words, runs) ?? findBrandOfSector(others, sectors))
  );
}

/** Whether no rule matches a single word, which is true for nearly all words. */
const isClean = memoize(
  (word) =>
    findHeardReason(word) === undefined &&
    findSacredPart([word]) === undefined &&
    findOrdinaryBrandBySound(word) === undefined &&
    findSimilarBrand(word) === undefined,
);

/** Whether a list contains one or more joined words. */
const isSuspect = (run: string): boolean =>
  emblems.has(run) ||
  approval.has(run) ||
  misleading.has(run) ||
  findCoinedBrand(run) !== undefined;

/** A brand in the trade's own market. */
function findBrandOfSector(words: readonly string[], sectors: string): string | undefined {
  for (const word of sectors === "" ? [] : words) {
    const found = findSimilarBrand(word);
    if (found !== undefined && haveCommonSector(found.sectors, sectors))
      return brandName(found.brand);
  }
  return undefined;
}

/** The refusal for the first word that sounds like a bad word. */
function findHeardRefusal(words: readonly string[]): NameRefusal | undefined {
  for (const word of words) {
    const reason = findHeardReason(word);
    if (reason !== undefined) return { rule: findRule(reason), with: word };
  }
  return undefined;
}

function findRule(reason: GuardReason): NameRefusal["rule"] {
  if (reason === "offence") return "offensive";
  return reason === "god" ? "sacred" : reason;
}

function toRefusal(rule: NameRefusal["rule"], found: string | undefined): NameRefusal | undefined {
  return found === undefined ? undefined : { rule, with: found };
}

function listed(list: ReadonlyMap<string, string>, runs: readonly string[]): string | undefined {
  for (const run of runs) {
    const entry = list.get(run);
    if (entry !== undefined) return entry;
  }
  return undefined;
}
