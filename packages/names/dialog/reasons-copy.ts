/** Copy for each reason of a score, by code. */
import type { Reason } from "../engine/model/business-name.ts";
import type { NameRejection } from "../engine/guards/rejection.ts";
import type { Measure, ReasonCode } from "../engine/scores/reasons.ts";

/** `language` is that of the word that the name sounds like, if known. */
type ReasonFormatter = (subject: string, language?: string) => string;

const formatQuoted = (subject: string) => `“${subject}”`;
const formatCount = (subject: string, singular: string, plural: string) =>
  `${subject} ${subject === "1" ? singular : plural}`;
const createSoundFormatter =
  (meaning: string): ReasonFormatter =>
  (subject, language = "a language of India or in English") =>
    `${formatQuoted(subject)} sounds like a word for ${meaning} in ${language}`;
const formatNoWords: ReasonFormatter = () => "No word in Latin letters to judge";

const reasonFormatters: { [M in Measure]: Record<ReasonCode<M>, ReasonFormatter> } = {
  memorable: {
    "few-letters": (subject) => `Short: ${formatCount(subject, "letter", "letters")}`,
    "many-letters": (subject) => `Long: ${formatCount(subject, "letter", "letters")}`,
    "very-few-letters": (subject) => `Very short: ${formatCount(subject, "letter", "letters")}`,
    "few-syllables": (subject) => `Said in ${formatCount(subject, "beat", "beats")}`,
    "many-syllables": (subject) => `${formatCount(subject, "beat", "beats")} to say`,
    rhyme: (subject) => `Rhymes: ${subject.split(" ").map(formatQuoted).join(" and ")}`,
    alliteration: (subject) => `Its words begin alike, with ${formatQuoted(subject)}`,
    "two-beats": (subject) => `Even rhythm: ${formatCount(subject, "beat", "beats")} in each word`,
    alternating: () => "Consonants and vowels take turns",
    thing: (subject) => `You can picture ${formatQuoted(subject)}`,
    "own-word": (subject) => `${formatQuoted(subject)} stands out in this trade`,
    "overused-word": (subject) => `${formatQuoted(subject)} is on every second board`,
    "no-meaning": (subject) => `${formatQuoted(subject)} means nothing to anybody yet`,
    "trade-only": () => "Only words of the trade; nothing of its own",
    unpronounceable: () => "What cannot be said is not told on",
    "no-words": formatNoWords,
  },
  simple: {
    "spelt-as-said": () => "Spelt as it is said",
    "easy-to-dictate": () => "Can be told by telephone without spelling it out",
    "one-word": () => "One word",
    "silent-letters": (subject) => `Letters in ${formatQuoted(subject)} that nobody hears`,
    "ph-or-f": (subject) => `${formatQuoted(subject)} could be written with f or ph`,
    "soft-c": (subject) => `The c in ${formatQuoted(subject)} sounds like an s`,
    "c-or-k": (subject) => `${formatQuoted(subject)} could be written with c or k`,
    "unusual-letters": (subject) => `An unusual letter in ${formatQuoted(subject)}`,
    "doubled-letter": (subject) => `A doubled letter in ${formatQuoted(subject)}`,
    "long-vowel": (subject) => `The long vowel in ${formatQuoted(subject)} has two spellings`,
    "unusual-vowels": (subject) => `The vowels in ${formatQuoted(subject)} have to be learnt`,
    "w-or-v": (subject) => `${formatQuoted(subject)} could be written with v or w`,
    digits: (subject) => `Is it ${subject}, or the word for it?`,
    hyphen: () => "The hyphen has to be mentioned each time",
    symbols: (subject) => `Signs nobody types: ${subject}`,
    "many-words": (subject) => `${subject} words to remember in order`,
    "many-syllables": (subject) => `${subject} beats in one breath`,
    "consonant-cluster": (subject) => `Three consonants together in ${formatQuoted(subject)}`,
    "adjacent-vowels": (subject) => `Two vowels meet in ${formatQuoted(subject)}`,
    unpronounceable: () => "Hard to say at all",
    "no-words": formatNoWords,
  },
  durable: {
    "no-fashion": () => "No trendy spelling",
    "room-to-grow": () => "Ties you to no product and no place",
    "fad-ending": (subject) => `The ending ${formatQuoted(subject)} is of its day`,
    "fad-word": (subject) => `${formatQuoted(subject)} is a word of its day`,
    "fad-spelling": (subject) => `The spelling of ${formatQuoted(subject)} is of its day`,
    year: (subject) => `${subject} is over sooner than the lease`,
    digits: (subject) => `The figures ${subject} may stop being true`,
    "place-tied": (subject) => `Tied to ${subject}: a second shop elsewhere explains itself`,
    "product-tied": (subject) => `Tied to ${formatQuoted(subject)}: what if you sell more`,
    "trade-tied": (subject) => `Tied to ${formatQuoted(subject)}: your trade can’t change`,
    "no-words": formatNoWords,
  },
  legal: {
    "none-alike": (subject) => `Unlike the ${subject} well-known names we compared it with`,
    "alike-spelling": (subject) => `Spelt much like ${subject}`,
    "alike-sound": (subject) => `Sounds much like ${subject}`,
    "brand-elsewhere": (subject) => `${subject} is a brand in another trade`,
    "describes-only": () => "Only describes the trade: hard to register (Trade Marks Act, s. 9)",
    "place-and-trade": (subject) => `${subject} and a trade: anybody there may say the same`,
    "common-name": (subject) => `${subject} is a name many share`,
    "own-word": (subject) => `${formatQuoted(subject)} sets it apart`,
    "plain-words": (subject) =>
      `${subject.split(" ").map(formatQuoted).join(" and ")} together set it apart`,
    "plain-word": (subject) => `${formatQuoted(subject)}, an everyday word, sets it apart a little`,
    "weak-own-word": (subject) => `Only ${formatQuoted(subject)} sets it apart, and that is little`,
    "digits-disregarded": (subject) =>
      `The registrar of companies passes over the figures ${subject} (rule 8)`,
    "rejected-offensive": (subject, language) =>
      `${formatQuoted(subject)} may offend${language === undefined ? "" : ` in ${language}`}`,
    "rejected-sacred": (subject) => `${formatQuoted(subject)} is sacred to many`,
    "rejected-emblems": (subject) =>
      `${formatQuoted(subject)} is protected by the Emblems and Names Act`,
    "rejected-approval": (subject) => `${formatQuoted(subject)} needs the government’s approval`,
    "rejected-misleading": (subject) =>
      `${formatQuoted(subject)} may mislead about what the business is`,
    "rejected-brand": (subject) => `Too close to ${subject}`,
    "rejected-body": createSoundFormatter("a part of the body"),
    "rejected-death": createSoundFormatter("death"),
    "rejected-illness": createSoundFormatter("illness or intoxication"),
    "rejected-dirt": createSoundFormatter("dirt"),
    "rejected-misfortune": createSoundFormatter("misfortune or wrong"),
    "rejected-caste": (subject) => `${formatQuoted(subject)} sounds like the name of a caste`,
    "rejected-villain": (subject) =>
      `${formatQuoted(subject)} sounds like a villain of the old stories`,
    "rejected-politics": (subject) => `${formatQuoted(subject)} sounds like party politics`,
    "no-words": formatNoWords,
  },
};

/** Formats a reason; undefined if its code has no copy. */
export function formatReason(measure: Measure, { code, subject = "" }: Reason) {
  const formatters = reasonFormatters[measure] as Partial<Record<string, ReasonFormatter>>;
  return Object.hasOwn(formatters, code) ? formatters[code]?.(subject) : undefined;
}

/** Explains why a name is rejected, with the language if known. */
export const formatRejection = ({ rule, subject }: NameRejection, language?: string): string =>
  reasonFormatters.legal[`rejected-${rule}`](subject, language);
