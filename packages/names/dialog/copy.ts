/**
 * All copy of the name generator's dialog. Example names and example briefs are invented SAMPLES.
 */
import { BOARD_LABELS } from "../board/copy.ts";
import type { Method } from "../engine/model/business-name.ts";
import type { NameRejection } from "../engine/guards/rejection.ts";
import type { BriefDraft } from "./brief-codec.ts";
import { formatOrigin } from "./origin.ts";
import { formatReason, formatRejection } from "./reasons-copy.ts";

const methods: Record<Method, string> = {
  compound: "Words joined",
  root: "With an Indian word",
  alliteration: "Words that begin alike",
  founder: "From the founder’s name",
  place: "A place to go",
  invented: "A new word",
};

/** The score must not read as a legal clearance. */
const LEGAL_NOTE =
  "“Legal” is our guess of how risky the name looks. We checked no register: not trade marks, not companies.";

const figures = {
  total: "Total",
  memorable: "Memorable",
  simple: "Simple",
  durable: "Durable",
  legal: "Legal (guess)",
};

export const generatorCopy = {
  title: "Business names",
  close: "Close",
  views: { label: "View", brief: "Brief", names: "Names", shortlist: "Shortlist" },
  brief: {
    about: {
      label: "What does the business do?",
      placeholder: "Tea stall near the court",
      hint: "What you sell, and what is special about it.",
    },
    words: {
      label: "Words to use",
      placeholder: "kulhad, rain",
      hint: "Optional. Up to five.",
    },
    style: "Style",
    styles: {
      any: { title: "Any", text: "some of each", example: "Kulhad Corner" },
      modern: { title: "Modern", text: "short, new", example: "Loomora" },
      classic: { title: "Classic", text: "plain, lasting", example: "Banyan & Sons" },
      playful: { title: "Playful", text: "rhyme, sound", example: "Biscuit Bus" },
      indian: { title: "Indian", text: "our languages", example: "Kaapi Katte" },
      founder: { title: "Founder", text: "your name", example: "Mehta & Daughters" },
      place: { title: "Place", text: "your street", example: "Jubilee Looms" },
    },
    founder: { label: "Founder’s name", placeholder: "Meera Reddy" },
    place: { label: "Town, street or landmark", placeholder: "Charminar" },
    length: "Length",
    lengths: {
      any: { title: "Any", text: "up to 24 letters" },
      short: { title: "Short", text: "up to 8 letters" },
      medium: { title: "Medium", text: "9 to 13 letters" },
      long: { title: "Long", text: "14 to 24 letters" },
    },
    novelty: "From plain to invented",
    sliderEnds: ["Says what it sells", "A new word"],
    noveltyLevels: [
      "Says what it sells",
      "Mostly plain",
      "Half and half",
      "Mostly new",
      "A new word",
    ],
    problems: {
      nothing: "Say what the business does, or enter a word to use.",
      "about-too-long": "Say it in 120 characters or fewer.",
      "too-many-words": "Enter five words at most.",
      "words-too-long": "Use words of 20 letters at most.",
      "missing-founder": "Enter the founder’s name.",
      "founder-too-long": "Use 40 letters at most.",
      "missing-place": "Enter a town, street or landmark.",
      "place-too-long": "Use 40 letters at most.",
    },
    generate: "Generate names",
  },
  results: {
    heading: ({ about, words, founder, place }: BriefDraft) =>
      `Names for “${about || words || founder || place}”`,
    count: (count: number) => (count === 1 ? "1 name" : `${count} names`),
    loading: "Making names",
    backToFirst: "Back to the first names",
    otherNames: "Show other names",
    moreNames: "Show more names",
    end: {
      heading: (count: number) =>
        count === 0 ? "No names for this brief." : "No more names for this brief.",
      text: "It asks for something narrow. Loosen it:",
    },
    anyLength: "Any length",
    withoutWords: "Without the words",
    moreInventive: "More inventive",
    failed: {
      text: "The names could not be made in this browser.",
      retry: "Try again",
      reload: "Or open a page with the names.",
    },
    start: {
      heading: "No names yet",
      text: "Say what the business does and press Generate names. Or try one of these:",
      examples: [
        {
          title: "A tea stall by a lake",
          draft: { about: "Tea stall by a lake", words: "kulhad" },
        },
        {
          title: "Two sisters who tailor blouses",
          draft: { about: "Blouse tailoring", style: "founder", founder: "Meera" },
        },
        {
          title: "A coding class for children",
          draft: { about: "Coding classes for children", style: "playful", length: "short" },
        },
      ] satisfies readonly { title: string; draft: Partial<BriefDraft> }[],
    },
  },
  card: {
    origin: formatOrigin,
    save: "Keep",
    saved: "Kept",
    actionLabel: "Use this name",
    scores: {
      figures,
      detailsLabel: "of 100, and why",
      goodLabel: "Good:",
      badLabel: "Less good:",
      legalNote: LEGAL_NOTE,
      reason: formatReason,
    },
    domains: {
      check: "Check domains",
      checking: "Asking the registries",
      retry: "Check again",
      answers: {
        "no-record": "No record found",
        taken: "Taken",
        unchecked: "Could not check",
      },
      noPromise: "No record is no promise: it may be reserved, or gone in an hour.",
      limited: (seconds: number) =>
        `Too many checks in a row. Try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
      failed:
        "Could not check: your connection or the registries did not answer. Try again in a moment.",
      noLabel: "A domain needs Latin letters, and this name has none.",
      handles: (handle: string) => `Is @${handle} free? Look it up:`,
      wrongLength: (networks: readonly string[]) =>
        `Of the wrong length for ${new Intl.ListFormat("en-IN", { type: "disjunction" }).format(networks)}.`,
      registers: "Then search the trade marks and the company names yourself:",
      registerLinks: [
        {
          title: "Trade marks",
          href: "https://tmrsearch.ipindia.gov.in/tmrpublicsearch/",
        },
        { title: "Company names (MCA)", href: "https://www.mca.gov.in/" },
      ],
      newTab: "(new tab)",
    },
  },
  shortlist: {
    heading: "Your shortlist",
    empty: {
      heading: "No names kept yet",
      text: "Press Keep on a name and it is saved here, in this browser. Or add one of your own:",
    },
    caption: "Kept names with their scores",
    name: "Name",
    madeFrom: "Made from",
    ownName: "Your own, or sent to you",
    letters: "Letters",
    syllables: "Syllables",
    domains: "Domains",
    notChecked: "Not checked",
    lettering: (name: string) => `Lettering of ${name}`,
    letterings: BOARD_LABELS,
    remove: "Remove",
    removed: (name: string) => `${name} is removed.`,
    undo: "Undo",
    fullMessage: "The list is full: 60 names. Remove one first.",
    methods,
    copy: { button: "Copy as text", copied: "List copied", manualLabel: "Copy this list by hand" },
    share: { button: "Copy link", copied: "Link copied", manualLabel: "Copy this link by hand" },
    shareNote: (max: number) => `A link holds the first ${max} names.`,
    download: "Download CSV",
    fileName: "business-names.csv",
    add: {
      label: "Add a name of your own",
      placeholder: "Neem & Nutmeg",
      button: "Add and score",
      invalid: "Use letters, up to 40 characters, and no signs except & ’ . + -",
      duplicate: "This name is already on the list.",
      added: (name: string, total: number) => `${name} is on the list, with ${total} of 100.`,
      failed: "The name could not be scored. Check your connection and try again.",
      rejected: (rejection: NameRejection, language: string | undefined) =>
        `We don’t score this one. ${formatRejection(rejection, language)}.`,
    },
  },
  sharedList: {
    heading: "A shortlist shared with you",
    text: "Somebody sent you these names. Your own list stays as it is.",
    empty: "No names on this list. Make some of your own.",
    saveAll: "Keep all",
    allSaved: "All of them are on your shortlist.",
    makeOwn: "Make your own names",
  },
};

export type GeneratorCopy = typeof generatorCopy;
export type BriefCopy = GeneratorCopy["brief"];
export type ResultsCopy = GeneratorCopy["results"];
export type CardCopy = GeneratorCopy["card"];
export type ScoreCopy = CardCopy["scores"];
export type FigureNames = ScoreCopy["figures"];
export type DomainCopy = CardCopy["domains"];
export type ShortlistCopy = GeneratorCopy["shortlist"];
export type SharedCopy = GeneratorCopy["sharedList"];
