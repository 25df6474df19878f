import { pick, type Random } from "../random.ts";
import { LATINATE } from "../words/latinate.ts";
import { type Filling, partOf } from "./parts.ts";
import { roots } from "../words/roots.ts";

/** Onset, vowel and coda of a syllable, as spelt. */
export interface Syllable {
  text: string;
  onset: string;
  coda: string;
}

const CONSONANT = "(?:ksh|[bcdgjkpt]h|sh|[bcdfghjklmnprstvwyz])";
const SYLLABLE = new RegExp(
  `^(${CONSONANT}?[ry]?)(aa|ee|oo|ai|[aeiou])(${CONSONANT}?)(?=${CONSONANT}|$)`,
);

/** "vinyasa" → vi, nya, sa; a word that does not split cleanly teaches nothing. */
export function syllablesOf(word: string): Syllable[] {
  const found: Syllable[] = [];
  let rest = word.toLowerCase();
  while (rest !== "") {
    const whole = SYLLABLE.exec(rest);
    if (whole === null) return [];
    const [, onset = "", vowel = "", coda = ""] = whole;
    // A consonant before a vowel opens the next syllable.
    const after = rest.charAt(onset.length + vowel.length + coda.length);
    const closed = coda !== "" && !/[aeiou]/.test(after) ? coda : "";
    const text = onset + vowel + closed;
    found.push({ text, onset, coda: closed });
    rest = rest.slice(text.length);
  }
  return found;
}

/** What the syllables of a list of words teach. */
export interface SoundModel {
  starts: readonly Syllable[];
  middles: readonly Syllable[];
  ends: readonly Syllable[];
  /** Consonants seen side by side. */
  joins: ReadonlySet<string>;
}

/** A coin opens with one clear sound, goes on softly and ends on a vowel or a hum. */
const START = /^(?:[bdgkjlmnprstvz]|sh|ch|dh|bh)?(?:aa|ee|[aeio])[nrlm]?$|^[bkmnrs]u$/;
const MIDDLE = /^[rlnmvsdtk][aeio]$/;
const END = /^(?:[rlnmvsdtk][aio]|[rlnvsd][aeio][nrl]|ya)$/;

function learn(words: readonly string[]): SoundModel {
  const split = words.map((word) => syllablesOf(word)).filter((parts) => parts.length > 1);
  const joins = new Set<string>();
  for (const parts of split)
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      if (next !== undefined && part.coda !== "") joins.add(`${part.coda}-${next.onset}`);
    }
  return {
    starts: split.flatMap((parts) => parts.slice(0, 1)).filter(({ text }) => START.test(text)),
    middles: split.flatMap((parts) => parts.slice(1, -1)).filter(({ text }) => MIDDLE.test(text)),
    ends: split.flatMap((parts) => parts.slice(-1)).filter(({ text }) => END.test(text)),
    joins,
  };
}

const models = new Map<"indic" | "latin", SoundModel>();

/** The model learned from the roots, or from the list of Latin-sounding words. */
export function soundModel(kind: "indic" | "latin"): SoundModel {
  const known = models.get(kind);
  if (known !== undefined) return known;
  const model = learn(kind === "indic" ? [...roots().keys()] : LATINATE.split(" "));
  models.set(kind, model);
  return model;
}

function joined(model: SoundModel, left: Syllable, right: Syllable): boolean {
  if (right.onset === "") return false;
  if (left.text === right.text || left.onset === right.onset) return false;
  return (
    left.coda === "" ||
    (left.coda !== right.onset && model.joins.has(`${left.coda}-${right.onset}`))
  );
}

/** Spellings that stumble: vowels in a row, three consonants, the same letter again. */
const STUMBLES =
  /[aeiou]{2}|[^aeiou]{3}|(.)\1|[kg]h[^aeiou]|w$|u$|(.{2})\2|venom|kutt|chut|([oie]).*\3.*\3/;

/** At least two sounds that sing, and after the first letter at most one that drums. */
function sings(word: string): boolean {
  const singing = word.match(/[lmnrv]/g)?.length ?? 0;
  const drumming = word.slice(1).match(/[bdgkpt]/g)?.length ?? 0;
  return singing >= 2 && drumming <= 1;
}

/** Words that may come about by chance and mean something else. */
const REAL_WORDS = new Set(
  `pasta amino ramana serena serina salami salina malaria banana panama samosa sonata saliva madam
  madness masana masani madira pirana piranha merino malaya torino sonora polana milano savana moran
  arena verona valera nirasa nirasi udasa udasi marana marani narasa visama vinasa kamina kamino kamini badami
  rasoli nasara nadan nadani sadan vadana karela tamasa murali nirali sirasa matana latari vasana
  rogana anali sonali rupali tamala manali mohini nalini radar solar sonar molar salon melon demon
  lemon sedan satan katana manila vanilla tirana verona milano solano marina modena granada dosana
  rosana lorena carina marlena sabina silvana nolana savona maria marina`.split(/\s+/),
);

/** Makes a word of two or three syllables that begins as `start` does, if given. */
export function coin(
  model: SoundModel,
  random: Random,
  start: Syllable | undefined,
  most: number,
): string | undefined {
  const first = start !== undefined && START.test(start.text) ? start : pick(model.starts, random);
  const middle = random() < 0.6 && most > 5 ? pick(model.middles, random) : undefined;
  const last = pick(model.ends, random);
  if (first === undefined || last === undefined) return undefined;
  const chain = middle === undefined ? [first, last] : [first, middle, last];
  const fits = chain.every((part, at) => {
    const next = chain[at + 1];
    return next === undefined || joined(model, part, next);
  });
  const word = chain.map(({ text }) => text).join("");
  if (!fits || word.length < 5 || word.length > Math.min(most, 9)) return undefined;
  if (!sings(word) || STUMBLES.test(word) || REAL_WORDS.has(word)) return undefined;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const GIVEN_ENDINGS = "ora ia ana iva era ella aro".split(" ");

/** A new word that keeps most of the owner's own. */
export function coinFrom(word: string, random: Random): Filling | undefined {
  const stem = word.replace(/[aeiouy]+$/i, "");
  const ending = pick(GIVEN_ENDINGS, random) ?? "";
  if (!/^[A-Za-z]{4,6}$/.test(stem)) return undefined;
  return { text: stem + ending, parts: [partOf(word)] };
}
