import type { Length, Style } from "../engine/brief.ts";
import type { Method, NamePart, Reason } from "../engine/business-name.ts";
import type { NameRefusal } from "../engine/guards/refusal.ts";
import type { Measure } from "../engine/scores/reasons.ts";
import type { DomainAnswer } from "@angadi/contract/domain-answer";
import type { Lettering } from "../board/lettering.ts";
import type { CopyButtonCopy } from "@angadi/ui/copy-button/copy-button";
import type { Draft, BriefProblem } from "./brief-codec.ts";
import type { LookUpLink } from "./handles.ts";
import type { FIGURES } from "./shortlist.ts";

export type FigureNames = Record<(typeof FIGURES)[number], string>;

export interface FieldCopy {
  label: string;
  hint?: string;
  placeholder: string;
}

export interface BriefCopy {
  about: FieldCopy;
  words: FieldCopy;
  style: string;
  styles: Record<Style, { title: string; text: string; example: string }>;
  person: FieldCopy;
  place: FieldCopy;
  length: string;
  lengths: Record<Length, { title: string; text: string }>;
  invented: string;
  /** Labels of the slider's ends. */
  ends: readonly [string, string];
  stops: readonly [string, string, string, string, string];
  problems: Record<BriefProblem, string>;
  generate: string;
}

export interface ScoreCopy {
  figures: FigureNames;
  /** Opens the scores of a name. */
  why: (total: number) => string;
  good: string;
  bad: string;
  /** Shown wherever the legal score is shown. */
  legalNote: string;
  reason: (measure: Measure, reason: Reason) => string | undefined;
}

export interface DomainCopy {
  check: string;
  checking: string;
  retry: string;
  answers: Record<DomainAnswer["answer"], string>;
  noPromise: string;
  limited: (seconds: number) => string;
  failed: string;
  noLabel: string;
  handles: (handle: string) => string;
  wrongLength: (networks: readonly string[]) => string;
  registers: string;
  registerLinks: readonly LookUpLink[];
  newTab: string;
}

export interface CardCopy {
  /** Where the name comes from. */
  origin: (method: Method, parts: readonly NamePart[]) => string;
  save: string;
  saved: string;
  use: string;
  scores: ScoreCopy;
  domains: DomainCopy;
}

export interface ResultsCopy {
  heading: (draft: Draft) => string;
  count: (count: number) => string;
  making: string;
  first: string;
  other: string;
  more: string;
  end: { heading: (count: number) => string; text: string };
  anyLength: string;
  withoutWords: string;
  invent: string;
  failed: { text: string; retry: string; reload: string };
  start: {
    heading: string;
    text: string;
    examples: readonly { title: string; draft: Partial<Draft> }[];
  };
}

export interface ShortlistCopy {
  heading: string;
  empty: { heading: string; text: string };
  caption: string;
  name: string;
  made: string;
  own: string;
  letters: string;
  syllables: string;
  domains: string;
  notChecked: string;
  lettering: (name: string) => string;
  letterings: Record<Lettering, string>;
  remove: string;
  removed: (name: string) => string;
  undo: string;
  full: string;
  methods: Record<Method, string>;
  copy: CopyButtonCopy;
  share: CopyButtonCopy;
  shareNote: (most: number) => string;
  download: string;
  file: string;
  add: {
    label: string;
    placeholder: string;
    button: string;
    invalid: string;
    already: string;
    added: (name: string, total: number) => string;
    failed: string;
    refused: (refusal: NameRefusal, language: string | undefined) => string;
  };
}

export interface SharedCopy {
  heading: string;
  text: string;
  empty: string;
  saveAll: string;
  allSaved: string;
  own: string;
}

/** All copy of the dialog. */
export interface GeneratorCopy {
  title: string;
  close: string;
  views: { label: string; brief: string; names: string; shortlist: string };
  brief: BriefCopy;
  results: ResultsCopy;
  card: CardCopy;
  shortlist: ShortlistCopy;
  shared: SharedCopy;
}
