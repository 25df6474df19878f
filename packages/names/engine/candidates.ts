import { type Brief, type Length, type NoveltyLevel, type Style } from "./model/brief.ts";
import { findSoundReasonWithin } from "./guards/bad-sounds.ts";
import { findRejection } from "./guards/rejection.ts";
import { findSectors } from "./guards/sectors.ts";
import { type Candidate, getMethod } from "./methods/candidate.ts";
import { Filler } from "./methods/fill.ts";
import { type RequestedWord } from "./methods/requested-words.ts";
import { type Material } from "./methods/material.ts";
import { getFormStyle, type MixedMethod } from "./methods/mix.ts";
import { toSpellingKey, countLetters } from "./methods/spelling.ts";
import { memoize } from "./model/memoize.ts";
import { pick, pickWeighted, type Random } from "./model/random.ts";
import { getBaseTrade } from "./words/trades.ts";
import { computeRankingBonus } from "./ranking.ts";
import { joinOwnWords, scoreLazily } from "./score.ts";
import { type ValuedName } from "./screen.ts";
import { isPronounceable } from "./sound/pronounceable.ts";

/** Share of names with one of the requested words, if there are any. */
const REQUESTED_WORD_SHARE = 0.85;
/** Share of names with the noun of an unknown trade. */
const THEME_SHARE = 0.35;

/** Letters allowed in addition to a requested word, even beyond the length band. */
const EXTRA_LETTERS = 6;

/** The slider's middle; beyond it, the owner asks for new words. */
const MIDDLE_NOVELTY = 2;

const LENGTH_BANDS: Readonly<Record<Length, readonly [min: number, max: number]>> = {
  any: [3, 22],
  short: [3, 8],
  medium: [9, 13],
  long: [14, 24],
};

/** The words and the novelty level that a screen's names are made with. */
export interface WordSource {
  material: Material;
  novelty: NoveltyLevel;
  filler: Filler;
}

export const createWordSource = (
  material: Material,
  style: Style,
  novelty: NoveltyLevel,
): WordSource => ({
  material,
  novelty,
  filler: new Filler(material, getFormStyle(style), novelty > MIDDLE_NOVELTY),
});

/** What the candidates of one screen are drawn from. */
interface Draw {
  source: WordSource;
  mix: readonly MixedMethod[];
  /** Keys of the names on earlier screens (`toPairKey`). */
  shownKeys: ReadonlySet<string>;
  random: Random;
}

/** Makes, checks and values the candidates of a brief. */
export class CandidateCollector {
  readonly #brief: Brief;
  readonly #place: string;
  /** The requested words, or the noun of an unknown trade. */
  readonly #preferredWords: readonly RequestedWord[];
  readonly #preferredShare: number;
  /** Maximum number of letters of a name with a requested word, whatever the length band. */
  readonly #maxLettersWithWord: number;
  /** Letters of the markets whose brands the guards check. */
  readonly #sectors: string;

  constructor(brief: Brief, { requestedWords, theme, trades, place }: Material) {
    this.#brief = brief;
    this.#place = place;
    const hasRequestedWords = requestedWords.length > 0;
    this.#preferredWords = hasRequestedWords || !theme ? requestedWords : [theme];
    this.#preferredShare = hasRequestedWords ? REQUESTED_WORD_SHARE : THEME_SHARE;
    this.#maxLettersWithWord = Math.max(
      LENGTH_BANDS[brief.length][1],
      ...requestedWords.map(({ text }) => countLetters(text) + EXTRA_LETTERS),
    );
    this.#sectors = findSectors(trades.map(getBaseTrade));
  }

  /** Collects some `count` candidates of all methods by share; if one falls short, the others make up for it. */
  collect(count: number, draw: Draw): ValuedName[] {
    const totalShare = draw.mix.reduce((sum, { share }) => sum + share, 0);
    const candidates = new Map<string, ValuedName>();
    for (const method of draw.mix) {
      const methodCount = Math.ceil((method.share / totalShare) * count) + 1;
      this.#addCandidates(candidates, methodCount, { ...draw, mix: [method] });
    }
    const missingCount = count - candidates.size;
    if (missingCount > 0) this.#addCandidates(candidates, missingCount, draw);
    return [...candidates.values()];
  }

  #addCandidates(candidates: Map<string, ValuedName>, count: number, draw: Draw): void {
    const { source, mix, shownKeys, random } = draw;
    const weightedMethods = mix.map((method) => [method, method.share] as const);
    const tryCount = count * 18 + 40;
    let addedCount = 0;
    let requestedCount = 0;
    for (let index = 0; index < tryCount && addedCount < count; index += 1) {
      const form = pickWeighted(pickWeighted(weightedMethods, random)?.forms ?? [], random);
      // In the second half of the tries, any name will do.
      const isWordNeeded =
        requestedCount <= addedCount * this.#preferredShare && index < tryCount / 2;
      const word = isWordNeeded ? pick(this.#preferredWords, random) : undefined;
      const candidate = form && source.filler.fill(form, random, word);
      if (candidate === undefined || !this.#hasAllowedLength(candidate)) continue;
      const key = toPairKey(candidate.text);
      if (candidates.has(key) || shownKeys.has(key) || !this.#isAcceptable(candidate)) continue;
      candidates.set(key, this.#valueCandidate(candidate));
      addedCount += 1;
      if (candidate.hasRequestedWord) requestedCount += 1;
    }
  }

  #hasAllowedLength({ text, hasRequestedWord }: Candidate): boolean {
    const [min, max] = LENGTH_BANDS[this.#brief.length];
    const letterCount = countLetters(text);
    return letterCount >= min && letterCount <= (hasRequestedWord ? this.#maxLettersWithWord : max);
  }

  #isAcceptable({ text, form }: Candidate): boolean {
    return (
      !hasRepeatedStem(text) &&
      text.split(" ").every(isWordAcceptable) &&
      findRejection(text, joinOwnWords(this.#brief), this.#sectors) === undefined &&
      (form.distinctiveness !== "coined" ||
        !text.toLowerCase().split(" ").some(findSoundReasonWithin))
    );
  }

  #valueCandidate(candidate: Candidate): ValuedName {
    const { text } = candidate;
    const method = getMethod(candidate);
    const { style, novelty } = this.#brief;
    const context = { brief: this.#brief, isAccepted: true, sectors: this.#sectors };
    const { total, computeScores } = scoreLazily(text, context);
    const bonus = computeRankingBonus(candidate, {
      place: this.#place,
      requestedStyle: style,
      formStyle: getFormStyle(style),
      novelty,
    });
    return {
      text,
      method,
      value: total + bonus,
      toBusinessName: () => ({
        text,
        method,
        parts: candidate.listParts(),
        scores: computeScores(),
      }),
    };
  }
}

/** Whether a word can be pronounced; "&" counts as one. */
const isWordAcceptable = memoize((word) => word === "&" || isPronounceable(word));

/** Key for duplicates: "Road & Rope" and "Rope & Road" are the same name. */
export const toPairKey = (text: string): string =>
  text.includes(" & ")
    ? text.split(" & ").map(toSpellingKey).toSorted().join()
    : toSpellingKey(text);

/** Whether a name repeats a word or a stem: "Tea & Teacup". */
function hasRepeatedStem(text: string): boolean {
  const stems = text.split(" ").flatMap(listWordStems);
  return new Set(stems).size < stems.length;
}

const listWordStems = memoize((word) =>
  word
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2)
    .map((part) => part.slice(0, 4)),
);
