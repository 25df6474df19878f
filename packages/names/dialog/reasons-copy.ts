/** Copy for each reason of a score, by code; `with` is the subject of the reason. */
import type { Reason } from "../engine/model/business-name.ts";
import type { NameRefusal } from "../engine/guards/refusal.ts";
import type { Measure, ReasonCode } from "../engine/scores/reasons.ts";

/** `language` is the language of the word that is heard, if known. */
type ReasonFormatter = (about: string, language?: string) => string;

const formatQuoted = (about: string) => `“${about}”`;
const formatCount = (about: string, one: string, many: string) =>
  `${about} ${about === "1" ? one : many}`;
const heardAs =
  (what: string): ReasonFormatter =>
  (about, language = "a language of India or in English") =>
    `${formatQuoted(about)} sounds like a word for ${what} in ${language}`;
const noWords: ReasonFormatter = () => "No word in Latin letters to judge";

const reasonFormatters: { [M in Measure]: Record<ReasonCode<M>, ReasonFormatter> } = {
  memorable: {
    "letters-few": (about) => `Short: ${formatCount(about, "letter", "letters")}`,
    "letters-many": (about) => `Long: ${formatCount(about, "letter", "letters")}`,
    "letters-tiny": (about) => `Very short: ${formatCount(about, "letter", "letters")}`,
    "syllables-few": (about) => `Said in ${formatCount(about, "beat", "beats")}`,
    "syllables-many": (about) => `${formatCount(about, "beat", "beats")} to say`,
    rhyme: (about) => `Rhymes: ${about.split(" ").map(formatQuoted).join(" and ")}`,
    alliteration: (about) => `Its words begin alike, with ${formatQuoted(about)}`,
    "two-beats": (about) => `Even rhythm: ${formatCount(about, "beat", "beats")} in each word`,
    alternating: () => "Consonants and vowels take turns",
    thing: (about) => `You can picture ${formatQuoted(about)}`,
    "own-word": (about) => `${formatQuoted(about)} stands out in this trade`,
    "worn-word": (about) => `${formatQuoted(about)} is on every second board`,
    "no-meaning": (about) => `${formatQuoted(about)} means nothing to anybody yet`,
    "trade-only": () => "Only words of the trade; nothing of its own",
    unpronounceable: () => "What cannot be said is not told on",
    "no-words": noWords,
  },
  simple: {
    "spelt-as-said": () => "Spelt as it is said",
    "says-itself": () => "Can be told by telephone without spelling it out",
    "one-word": () => "One word",
    "silent-letters": (about) => `Letters in ${formatQuoted(about)} that nobody hears`,
    "ph-or-f": (about) => `${formatQuoted(about)} could be written with f or ph`,
    "soft-c": (about) => `The c in ${formatQuoted(about)} sounds like an s`,
    "c-or-k": (about) => `${formatQuoted(about)} could be written with c or k`,
    "odd-letters": (about) => `An unusual letter in ${formatQuoted(about)}`,
    "doubled-letter": (about) => `A doubled letter in ${formatQuoted(about)}`,
    "long-vowel": (about) => `The long vowel in ${formatQuoted(about)} has two spellings`,
    "odd-vowels": (about) => `The vowels in ${formatQuoted(about)} have to be learnt`,
    "w-or-v": (about) => `${formatQuoted(about)} could be written with v or w`,
    figures: (about) => `Is it ${about}, or the word for it?`,
    hyphen: () => "The hyphen has to be mentioned each time",
    signs: (about) => `Signs nobody types: ${about}`,
    "words-many": (about) => `${about} words to remember in order`,
    "syllables-many": (about) => `${about} beats in one breath`,
    cluster: (about) => `Three consonants together in ${formatQuoted(about)}`,
    "vowels-meet": (about) => `Two vowels meet in ${formatQuoted(about)}`,
    unpronounceable: () => "Hard to say at all",
    "no-words": noWords,
  },
  durable: {
    "no-fashion": () => "No trendy spelling",
    "room-to-grow": () => "Ties you to no product and no place",
    "fad-ending": (about) => `The ending ${formatQuoted(about)} is of its day`,
    "fad-word": (about) => `${formatQuoted(about)} is a word of its day`,
    "fad-spelling": (about) => `The spelling of ${formatQuoted(about)} is of its day`,
    year: (about) => `${about} is over sooner than the lease`,
    figures: (about) => `The figures ${about} may stop being true`,
    "place-tied": (about) => `Tied to ${about}: a second shop elsewhere explains itself`,
    "product-tied": (about) => `Tied to ${formatQuoted(about)}: what if you sell more`,
    "trade-tied": (about) => `Tied to ${formatQuoted(about)}: your trade can’t change`,
    "no-words": noWords,
  },
  legal: {
    "none-alike": (about) => `Unlike the ${about} well-known names we compared it with`,
    "alike-spelling": (about) => `Spelt much like ${about}`,
    "alike-sound": (about) => `Sounds much like ${about}`,
    "brand-elsewhere": (about) => `${about} is a brand in another trade`,
    "describes-only": () => "Only describes the trade: hard to register (Trade Marks Act, s. 9)",
    "place-and-trade": (about) => `${about} and a trade: anybody there may say the same`,
    "common-name": (about) => `${about} is a name many share`,
    "own-word": (about) => `${formatQuoted(about)} sets it apart`,
    "plain-words": (about) =>
      `${about.split(" ").map(formatQuoted).join(" and ")} together set it apart`,
    "plain-word": (about) => `${formatQuoted(about)}, an everyday word, sets it apart a little`,
    "weak-own-word": (about) => `Only ${formatQuoted(about)} sets it apart, and that is little`,
    "figures-disregarded": (about) =>
      `The registrar of companies passes over the figures ${about} (rule 8)`,
    "refused-offensive": (about, language) =>
      `${formatQuoted(about)} may offend${language === undefined ? "" : ` in ${language}`}`,
    "refused-sacred": (about) => `${formatQuoted(about)} is sacred to many`,
    "refused-emblems": (about) =>
      `${formatQuoted(about)} is protected by the Emblems and Names Act`,
    "refused-approval": (about) => `${formatQuoted(about)} needs the government’s approval`,
    "refused-misleading": (about) =>
      `${formatQuoted(about)} may mislead about what the business is`,
    "refused-brand": (about) => `Too close to ${about}`,
    "refused-body": heardAs("a part of the body"),
    "refused-death": heardAs("death"),
    "refused-illness": heardAs("illness or intoxication"),
    "refused-dirt": heardAs("dirt"),
    "refused-misfortune": heardAs("misfortune or wrong"),
    "refused-caste": (about) => `${formatQuoted(about)} sounds like the name of a caste`,
    "refused-villain": (about) => `${formatQuoted(about)} sounds like a villain of the old stories`,
    "refused-politics": (about) => `${formatQuoted(about)} sounds like party politics`,
    "no-words": noWords,
  },
};

/** Copy for a reason; undefined for a code without copy. */
export function formatReason(measure: Measure, { code, with: about = "" }: Reason) {
  const own = reasonFormatters[measure] as Partial<Record<string, ReasonFormatter>>;
  return Object.hasOwn(own, code) ? own[code]?.(about) : undefined;
}

/** Explains why a name is refused, with the language if known. */
export const formatRefusal = ({ rule, with: about }: NameRefusal, language?: string): string =>
  reasonFormatters.legal[`refused-${rule}`](about, language);
