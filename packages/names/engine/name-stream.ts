import { type Brief, NOVELTY_LEVELS, type NoveltyLevel, type Length } from "./model/brief.ts";
import { type BusinessName } from "./model/business-name.ts";
import { findSoundReasonWithin } from "./guards/bad-sounds.ts";
import { findRejection } from "./guards/rejection.ts";
import { findSectors } from "./guards/sectors.ts";
import { type Candidate, getMethod } from "./methods/candidate.ts";
import { Filler } from "./methods/fill.ts";
import { type RequestedWord } from "./methods/requested-words.ts";
import { type Material, collectMaterial } from "./methods/material.ts";
import { getFormStyle, type MixedMethod, mixMethods } from "./methods/mix.ts";
import { toSpellingKey, countLetters } from "./methods/spelling.ts";
import { memoize } from "./model/memoize.ts";
import { pick, pickWeighted, type Random, createRandom } from "./model/random.ts";
import { hashText } from "@angadi/formats/hash-text";
import { NEUTRAL_VOCABULARY } from "./words/any-trade.ts";
import { getBaseTrade } from "./words/trades.ts";
import { joinOwnWords, scoreLazily } from "./score.ts";
import { arrangeScreen, type ValuedName } from "./screen.ts";
import { isPronounceable } from "./sound/pronounceable.ts";
import { computeRankingBonus, type RankingContext } from "./ranking.ts";

/** Number of names per screen; names are ordered within each screen. */
export const SCREEN_SIZE = 24;
/** Number of candidates scored for each name shown. */
const CANDIDATES_PER_NAME = 2;
/** Number of consecutive screens without a new name before a brief counts as exhausted. */
const MAX_EMPTY_SCREENS = 3;
/** Share of names with one of the requested words, if there are any. */
const REQUESTED_WORD_SHARE = 0.85;
/** Share of names with the noun of an unknown trade. */
const THEME_SHARE = 0.35;

/** Letters allowed in addition to a requested word, even beyond the length band. */
const EXTRA_LETTERS = 6;

/** The slider's middle; beyond it, the owner asks for new words. */
const MIDDLE_NOVELTY = 2;

const LENGTH_BANDS: Readonly<Record<Length, readonly [number, number]>> = {
  any: [3, 22],
  short: [3, 8],
  medium: [9, 13],
  long: [14, 24],
};

/** The names of one brief, made one screen at a time and cached. */
export class NameStream {
  readonly names: BusinessName[] = [];
  readonly #brief: Brief;
  #material: Material;
  #mix: readonly MixedMethod[] = [];
  /** Current novelty level: rises when the requested one has no more names. */
  #novelty: NoveltyLevel;
  #filler: Filler;
  readonly #seen = new Set<string>();
  readonly #preferredWords: readonly RequestedWord[];
  readonly #preferredShare: number;
  /** Maximum number of letters of a name with a requested word, whatever the length band. */
  readonly #maxLettersWithWord: number;
  readonly #ownWords: ReadonlySet<string>;
  /** The owner's words, which the guards accept. */
  readonly #acceptedText: string;
  /** Letters of the markets whose brands the guards check. */
  readonly #sectors: string;
  #screenIndex = 0;
  #emptyScreenCount = 0;
  #isWidened = false;

  constructor(brief: Brief) {
    this.#brief = brief;
    this.#material = collectMaterial(brief);
    this.#acceptedText = joinOwnWords(brief);
    this.#sectors = findSectors(this.#material.trades.map(getBaseTrade));
    this.#novelty = brief.novelty;
    const { requestedWords, theme } = this.#material;
    const maxLetters = LENGTH_BANDS[brief.length][1];
    this.#maxLettersWithWord = Math.max(
      maxLetters,
      ...requestedWords.map(({ text }) => countLetters(text) + EXTRA_LETTERS),
    );
    this.#filler = new Filler(
      this.#material,
      getFormStyle(brief.style),
      brief.novelty > MIDDLE_NOVELTY,
    );
    this.#preferredWords =
      requestedWords.length > 0 || theme === undefined ? requestedWords : [theme];
    this.#preferredShare = requestedWords.length > 0 ? REQUESTED_WORD_SHARE : THEME_SHARE;
    this.#ownWords = new Set(
      [
        ...this.#material.requestedWords.map(({ text }) => text),
        ...(theme === undefined ? [] : this.#material.ingredients),
        ...this.#material.founder,
        ...this.#material.place.split(" "),
      ].map((word) => word.toLowerCase()),
    );
  }

  /** Makes screens until there are `count` names or the brief is exhausted. */
  makeUpTo(count: number): readonly BusinessName[] {
    while (this.names.length < count && this.#emptyScreenCount < MAX_EMPTY_SCREENS)
      this.#addScreen();
    return this.names;
  }

  #addScreen(): void {
    const random = createRandom(hashText(`${toBriefKey(this.#brief)} ${this.#screenIndex}`));
    const brief = { ...this.#brief, novelty: this.#novelty };
    this.#mix = mixMethods(brief, this.#material, this.#screenIndex);
    this.#screenIndex += 1;
    const candidates = this.#collectCandidates(random);
    const screen = arrangeScreen(candidates, SCREEN_SIZE, this.#mix, this.#ownWords);
    for (const name of screen) {
      this.#seen.add(toPairKey(name.text));
      this.names.push(name);
    }
    this.#emptyScreenCount = screen.length === 0 ? this.#emptyScreenCount + 1 : 0;
    if (screen.length < SCREEN_SIZE) this.#raiseNovelty();
  }

  /** Raises the novelty level once the names of the current one have run out. */
  #raiseNovelty(): void {
    const next = NOVELTY_LEVELS.find((level) => level > this.#novelty);
    if (next === undefined) return this.#widen();
    this.#novelty = next;
    this.#filler = new Filler(
      this.#material,
      getFormStyle(this.#brief.style),
      next > MIDDLE_NOVELTY,
    );
  }

  /** Adds a neutral vocabulary once the owner's own words of an unknown trade have run out. */
  #widen(): void {
    if (this.#isWidened || this.#material.theme === undefined) return;
    this.#isWidened = true;
    this.#material = collectMaterial(this.#brief, NEUTRAL_VOCABULARY);
    this.#filler = new Filler(this.#material, getFormStyle(this.#brief.style), true);
  }

  /** Collects candidates of all methods by share; if one falls short, the others make up for it. */
  #collectCandidates(random: Random): ValuedName[] {
    const total = this.#mix.reduce((sum, { share }) => sum + share, 0);
    const candidates = new Map<string, ValuedName>();
    for (const mixedMethod of this.#mix)
      this.#drawCandidates(
        [mixedMethod],
        Math.ceil((mixedMethod.share / total) * SCREEN_SIZE * CANDIDATES_PER_NAME) + 1,
        random,
        candidates,
      );
    const missingCount = SCREEN_SIZE * CANDIDATES_PER_NAME - candidates.size;
    if (missingCount > 0) this.#drawCandidates(this.#mix, missingCount, random, candidates);
    return [...candidates.values()];
  }

  #drawCandidates(
    mix: readonly MixedMethod[],
    targetSize: number,
    random: Random,
    candidates: Map<string, ValuedName>,
  ): void {
    const shares = mix.map((mixedMethod) => [mixedMethod, mixedMethod.share] as const);
    let addedCount = 0;
    let requestedCount = 0;
    const maxTries = targetSize * 18 + 40;
    const halfOfTries = maxTries / 2;
    for (let tries = maxTries; tries > 0 && addedCount < targetSize; tries--) {
      const mixedMethod = pickWeighted(shares, random);
      const form = mixedMethod && pickWeighted(mixedMethod.forms, random);
      const requestedWord =
        requestedCount <= addedCount * this.#preferredShare && tries > halfOfTries
          ? pick(this.#preferredWords, random)
          : undefined;
      const candidate = form && this.#filler.fill(form, random, requestedWord);
      if (candidate === undefined || !this.#isInBand(candidate)) continue;
      const key = toPairKey(candidate.text);
      if (candidates.has(key) || this.#seen.has(key) || !this.#isAllowed(candidate)) continue;
      candidates.set(key, this.#scoreCandidate(candidate));
      addedCount += 1;
      requestedCount += candidate.hasRequestedWord ? 1 : 0;
    }
  }

  #getRankingContext(): RankingContext {
    const { style, novelty } = this.#brief;
    return {
      place: this.#material.place,
      requestedStyle: style,
      formStyle: getFormStyle(style),
      novelty,
    };
  }

  #isInBand({ text, hasRequestedWord }: Candidate): boolean {
    const [min, max] = LENGTH_BANDS[this.#brief.length];
    const letterCount = countLetters(text);
    return letterCount >= min && letterCount <= (hasRequestedWord ? this.#maxLettersWithWord : max);
  }

  #isAllowed({ text, form }: Candidate): boolean {
    if (hasRepeatedStem(text)) return false;
    return (
      text.split(" ").every(isWordAcceptable) &&
      findRejection(text, this.#acceptedText, this.#sectors) === undefined &&
      (form.distinctiveness !== "coined" ||
        !text.toLowerCase().split(" ").some(findSoundReasonWithin))
    );
  }

  #scoreCandidate(candidate: Candidate): ValuedName {
    const { text } = candidate;
    const method = getMethod(candidate);
    const lazyScores = scoreLazily(text, {
      brief: this.#brief,
      isAccepted: true,
      sectors: this.#sectors,
    });
    return {
      text,
      method,
      value: lazyScores.total + computeRankingBonus(candidate, this.#getRankingContext()),
      toBusinessName: () => ({
        text,
        method,
        parts: candidate.listParts(),
        scores: lazyScores.computeScores(),
      }),
    };
  }
}

/** Whether a word can be pronounced; "&" counts as one. */
const isWordAcceptable = memoize((word) => word === "&" || isPronounceable(word));

/** Key for duplicates: "Road & Rope" and "Rope & Road" are the same name. */
const toPairKey = (text: string): string =>
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

/** Cache key of a brief: equal briefs have the same key. */
export function toBriefKey(brief: Brief): string {
  const { about, words, style, founder, place, length, novelty, seed } = brief;
  return JSON.stringify([about, words, style, founder, place, length, novelty, seed]);
}
