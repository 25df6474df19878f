import { type Brief, INVENTED, type Invented, type Length } from "./model/brief.ts";
import { type BusinessName } from "./model/business-name.ts";
import { findReasonWithin } from "./guards/heard.ts";
import { findRefusal } from "./guards/refusal.ts";
import { findSectors } from "./guards/sectors.ts";
import { type Candidate, getMethod } from "./methods/candidate.ts";
import { Filler } from "./methods/fill.ts";
import { type RequestedWord } from "./methods/requested-words.ts";
import { type Material, collectMaterial } from "./methods/material.ts";
import { formStyle, type MixedMethod, mixMethods } from "./methods/mix.ts";
import { spellingKey, countLetters } from "./methods/spelling.ts";
import { memoize } from "./model/memoize.ts";
import { hash, pick, pickWeighted, type Random, randomFrom } from "./model/random.ts";
import { NEUTRAL } from "./words/stock.ts";
import { getBaseTrade } from "./words/trades.ts";
import { joinOwnWords, scoreLazily } from "./score.ts";
import { arrangeScreen, type ValuedName } from "./screen.ts";
import { isPronounceable } from "./sound/pronounceable.ts";
import { computeRankingBonus, type RankingContext } from "./ranking.ts";

/** Number of names per screen; names are ordered within each screen. */
export const SCREEN_SIZE = 24;
/** Number of candidates judged for each name shown. */
const CHOICE = 2;
/** Number of consecutive screens without a new name before a brief counts as exhausted. */
const MAX_BARREN_SCREENS = 3;
/** Share of names that contain one of the owner's words, if there are any. */
const WITH_GIVEN = 0.85;
/** The same for the noun of an unknown trade. */
const WITH_THEME = 0.35;

/** Letters allowed in addition to an owner's word, even if the name exceeds its length band. */
const ROOM_BESIDE_GIVEN = 6;

/** The slider's middle; beyond it, the owner asks for new words. */
const MIDDLE = 2;

const BANDS: Readonly<Record<Length, readonly [number, number]>> = {
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
  /** Current slider position: advances when the requested one has no more names. */
  #invented: Invented;
  #filler: Filler;
  readonly #seen = new Set<string>();
  readonly #given: readonly RequestedWord[];
  readonly #givenShare: number;
  /** Maximum number of letters of a name with an owner's word, whatever the length band. */
  readonly #room: number;
  readonly #own: ReadonlySet<string>;
  /** The words the guards always accept; `#sectors` are the markets whose brands they check. */
  readonly #allowed: string;
  readonly #sectors: string;
  #screen = 0;
  #barren = 0;
  #isWide = false;

  constructor(brief: Brief) {
    this.#brief = brief;
    this.#material = collectMaterial(brief);
    this.#allowed = joinOwnWords(brief);
    this.#sectors = findSectors(this.#material.trades.map(getBaseTrade));
    this.#invented = brief.invented;
    const { requestedWords, theme } = this.#material;
    const longest = BANDS[brief.length][1];
    this.#room = Math.max(
      longest,
      ...requestedWords.map(({ text }) => countLetters(text) + ROOM_BESIDE_GIVEN),
    );
    this.#filler = new Filler(this.#material, formStyle(brief.style), brief.invented > MIDDLE);
    this.#given = requestedWords.length > 0 || theme === undefined ? requestedWords : [theme];
    this.#givenShare = requestedWords.length > 0 ? WITH_GIVEN : WITH_THEME;
    this.#own = new Set(
      [
        ...this.#material.requestedWords.map(({ text }) => text),
        ...(theme === undefined ? [] : this.#material.stuffs),
        ...this.#material.person,
        ...this.#material.place.split(" "),
      ].map((word) => word.toLowerCase()),
    );
  }

  /** Makes screens until there are `count` names or the brief is exhausted. */
  upTo(count: number): readonly BusinessName[] {
    while (this.names.length < count && this.#barren < MAX_BARREN_SCREENS) this.#nextScreen();
    return this.names;
  }

  #nextScreen(): void {
    const random = randomFrom(hash(`${toBriefKey(this.#brief)} ${this.#screen}`));
    const brief = { ...this.#brief, invented: this.#invented };
    this.#mix = mixMethods(brief, this.#material, this.#screen);
    this.#screen += 1;
    const pool = this.#pool(random);
    const screen = arrangeScreen(pool, SCREEN_SIZE, this.#mix, this.#own);
    for (const name of screen) {
      this.#seen.add(toPairKey(name.text));
      this.names.push(name);
    }
    this.#barren = screen.length === 0 ? this.#barren + 1 : 0;
    if (screen.length < SCREEN_SIZE) this.#advanceSlider();
  }

  /** Moves the slider to newer words once the current ones have run out. */
  #advanceSlider(): void {
    const next = INVENTED.find((place) => place > this.#invented);
    if (next === undefined) return this.#widen();
    this.#invented = next;
    this.#filler = new Filler(this.#material, formStyle(this.#brief.style), next > MIDDLE);
  }

  /** Adds a neutral vocabulary once the owner's own words of an unknown trade have run out. */
  #widen(): void {
    if (this.#isWide || this.#material.theme === undefined) return;
    this.#isWide = true;
    this.#material = collectMaterial(this.#brief, NEUTRAL);
    this.#filler = new Filler(this.#material, formStyle(this.#brief.style), true);
  }

  /** Judged candidates of all methods by share; if one method falls short, the others fill up. */
  #pool(random: Random): ValuedName[] {
    const total = this.#mix.reduce((sum, { share }) => sum + share, 0);
    const found = new Map<string, ValuedName>();
    for (const mixed of this.#mix)
      this.#drawCandidates(
        [mixed],
        Math.ceil((mixed.share / total) * SCREEN_SIZE * CHOICE) + 1,
        random,
        found,
      );
    const missing = SCREEN_SIZE * CHOICE - found.size;
    if (missing > 0) this.#drawCandidates(this.#mix, missing, random, found);
    return [...found.values()];
  }

  #drawCandidates(
    mix: readonly MixedMethod[],
    targetSize: number,
    random: Random,
    found: Map<string, ValuedName>,
  ): void {
    const shares = mix.map((mixed) => [mixed, mixed.share] as const);
    let foundCount = 0;
    let requestedCount = 0;
    const most = targetSize * 18 + 40;
    const half = most / 2;
    for (let tries = most; tries > 0 && foundCount < targetSize; tries--) {
      const mixed = pickWeighted(shares, random);
      const form = mixed && pickWeighted(mixed.forms, random);
      const given =
        requestedCount <= foundCount * this.#givenShare && tries > half
          ? pick(this.#given, random)
          : undefined;
      const candidate = form && this.#filler.fill(form, random, given);
      if (candidate === undefined || !this.#inBand(candidate)) continue;
      const key = toPairKey(candidate.text);
      if (found.has(key) || this.#seen.has(key) || !this.#isAllowed(candidate)) continue;
      found.set(key, this.#scoreCandidate(candidate));
      foundCount += 1;
      requestedCount += candidate.hasRequestedWord ? 1 : 0;
    }
  }

  #wishes(): RankingContext {
    const { style, invented } = this.#brief;
    return { place: this.#material.place, requested: style, style: formStyle(style), invented };
  }

  #inBand({ text, hasRequestedWord }: Candidate): boolean {
    const [least, most] = BANDS[this.#brief.length];
    const letters = countLetters(text);
    return letters >= least && letters <= (hasRequestedWord ? this.#room : most);
  }

  #isAllowed({ text, form }: Candidate): boolean {
    if (hasRepeatedStem(text)) return false;
    return (
      text.split(" ").every(sayable) &&
      findRefusal(text, this.#allowed, this.#sectors) === undefined &&
      (form.openness !== "new" || !text.toLowerCase().split(" ").some(findReasonWithin))
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
      value: lazyScores.total + computeRankingBonus(candidate, this.#wishes()),
      toBusinessName: () => ({
        text,
        method,
        parts: candidate.parts(),
        scores: lazyScores.scores(),
      }),
    };
  }
}

/** Whether a word can be pronounced; "&" always can. */
const sayable = memoize((word) => word === "&" || isPronounceable(word));

/** Key for duplicates: "Road & Rope" and "Rope & Road" are the same name. */
const toPairKey = (text: string): string =>
  text.includes(" & ") ? text.split(" & ").map(spellingKey).toSorted().join() : spellingKey(text);

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
  const { about, words, style, person, place, length, invented, seed } = brief;
  return JSON.stringify([about, words, style, person, place, length, invented, seed]);
}
