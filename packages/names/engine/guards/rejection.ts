import { getBrandName } from "./brand-index.ts";
import { findSimilarBrand } from "./brand-sectors.ts";
import { memoize } from "../model/memoize.ts";
import { findConfusableBrand, findCoinedBrand, findOrdinaryBrandBySound } from "./brand.ts";
import { APPROVAL, EMBLEMS, MISLEADING } from "./lists/official.ts";
import { type GuardReason } from "./guard-reasons.ts";
import { findSoundReason } from "./bad-sounds.ts";
import { findOffence } from "./offensive.ts";
import { parseEntries, joinWordRuns, splitKeys } from "./phrases.ts";
import { findSacredPart } from "./sacred.ts";
import { haveCommonSector } from "./sectors.ts";

/** Why a name is rejected: the rule, and the part of the name that breaks it. */
export interface NameRejection {
  rule:
    | "offensive"
    | "sacred"
    | "emblems"
    | "approval"
    | "misleading"
    | "brand"
    | Exclude<GuardReason, "offence" | "god">;
  subject: string;
}

const emblems = parseEntries(EMBLEMS);
const approval = parseEntries(APPROVAL);
const misleading = parseEntries(MISLEADING);

/**
 * The first rule a name breaks, most serious first; undefined if it breaks none. Words in
 * `ownWords` (the founder's name, the town and the requested words) may be used even if they are
 * also the name of a deity or an office: "Lakshmi's Kitchen", "Varanasi Looms". `sectors` are the
 * markets of the trade (`findSectors`), in which a name must not sound like a known brand.
 */
export function findRejection(
  text: string,
  ownWords = "",
  sectors = "",
): NameRejection | undefined {
  const words = splitKeys(text);
  const runs = joinWordRuns(words);
  if (words.every(isClean) && !runs.some(isSuspect) && findOffence(words) === undefined)
    return undefined;
  const ownKeys = ownWords === "" ? [] : splitKeys(ownWords);
  const otherWords = ownKeys.length === 0 ? words : words.filter((word) => !ownKeys.includes(word));
  const otherRuns = ownKeys.length === 0 ? runs : joinWordRuns(otherWords);
  return (
    toRejection("offensive", findOffence(words)) ??
    toRejection("emblems", findListed(emblems, runs)) ??
    findSoundRejection(otherWords) ??
    toRejection("sacred", findSacredPart(otherWords)) ??
    toRejection("approval", findListed(approval, otherRuns)) ??
    toRejection("misleading", findListed(misleading, otherRuns)) ??
    toRejection("brand", findConfusableBrand(words, runs) ?? findBrandOfSector(otherWords, sectors))
  );
}

/** Whether no rule for single words matches, as for nearly all words. */
const isClean = memoize(
  (word) =>
    findSoundReason(word) === undefined &&
    findSacredPart([word]) === undefined &&
    findOrdinaryBrandBySound(word) === undefined &&
    findSimilarBrand(word) === undefined,
);

/** Whether a list contains a run of words. */
const isSuspect = (run: string): boolean =>
  emblems.has(run) ||
  approval.has(run) ||
  misleading.has(run) ||
  findCoinedBrand(run) !== undefined;

/** The brand of the trade's own markets that a word sounds like, if any. */
function findBrandOfSector(words: readonly string[], sectors: string): string | undefined {
  for (const word of sectors === "" ? [] : words) {
    const similar = findSimilarBrand(word);
    if (similar !== undefined && haveCommonSector(similar.sectors, sectors))
      return getBrandName(similar.brand);
  }
  return undefined;
}

/** The rejection for the first word that sounds like a bad word. */
function findSoundRejection(words: readonly string[]): NameRejection | undefined {
  for (const word of words) {
    const reason = findSoundReason(word);
    if (reason !== undefined) return { rule: toRule(reason), subject: word };
  }
  return undefined;
}

function toRule(reason: GuardReason): NameRejection["rule"] {
  if (reason === "offence") return "offensive";
  return reason === "god" ? "sacred" : reason;
}

function toRejection(rule: NameRejection["rule"], subject?: string): NameRejection | undefined {
  return subject === undefined ? undefined : { rule, subject };
}

function findListed(
  list: ReadonlyMap<string, string>,
  runs: readonly string[],
): string | undefined {
  for (const run of runs) {
    const entry = list.get(run);
    if (entry !== undefined) return entry;
  }
  return undefined;
}
