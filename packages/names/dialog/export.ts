import { toCsv } from "@angadi/formats/csv";
import { countLetters } from "../engine/methods/spelling.ts";
import type { Domains } from "./domains.ts";
import type { DomainCopy, FigureNames, ShortlistCopy } from "./copy.ts";
import { FIGURES, type ShortlistedName } from "./shortlist.ts";

/** The saved names with their facts, and the copy for them. */
export interface ShortlistFacts {
  list: readonly ShortlistedName[];
  /** Number of syllables by name. */
  syllableCounts: ReadonlyMap<string, number>;
  domains: Domains;
  copy: ShortlistCopy;
  domainCopy: DomainCopy;
  figures: FigureNames;
}

/** Formats what is known about a name's domains as one line. */
export function formatDomains({ domains, domainCopy, copy }: ShortlistFacts, name: string): string {
  const lookup = domains.getLookup(name);
  if (lookup?.state !== "answered") return copy.notChecked;
  return lookup.answers
    .map(({ domain, answer }) => `${domain}: ${domainCopy.answers[answer]}`)
    .join(", ");
}

/** Formats the list as plain text, for a message. */
export const formatShortlist = ({ list, figures }: ShortlistFacts): string =>
  list
    .map((entry) => {
      const scores = FIGURES.map((figure) => `${figures[figure]} ${entry.figures[figure]}`);
      return `${entry.text}: ${scores.join(", ")}`;
    })
    .join("\n");

/** Formats the list as CSV, for spreadsheets. */
export const formatShortlistAsCsv = (facts: ShortlistFacts): string => {
  const { list, figures, copy, syllableCounts } = facts;
  return toCsv(list, [
    { name: copy.name, value: ({ text }) => text },
    ...FIGURES.map((figure) => ({
      name: figures[figure],
      value: (entry: ShortlistedName) => String(entry.figures[figure]),
    })),
    { name: copy.madeFrom, value: ({ method }) => (method ? copy.methods[method] : copy.ownName) },
    { name: copy.letters, value: ({ text }) => String(countLetters(text)) },
    { name: copy.syllables, value: ({ text }) => String(syllableCounts.get(text) ?? "") },
    { name: copy.domains, value: ({ text }) => formatDomains(facts, text) },
  ]);
};
