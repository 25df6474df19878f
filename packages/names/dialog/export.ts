import { toCsv } from "@angadi/formats/csv";
import type { Domains } from "./domains.ts";
import type { DomainCopy, FigureNames, ShortlistCopy } from "./copy.ts";
import { FIGURES, type ShortlistedName } from "./shortlist.ts";

/** The saved names with their facts, and the copy for them. */
export interface ListFacts {
  list: readonly ShortlistedName[];
  /** Syllables by name. */
  syllablesByName: ReadonlyMap<string, number>;
  domains: Domains;
  copy: ShortlistCopy;
  domainCopy: DomainCopy;
  figures: FigureNames;
}

/** Counts letters and digits, not separators. */
export const countLetters = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;

/** One line about a name's domains. */
export function domainText({ domains, domainCopy, copy }: ListFacts, name: string): string {
  const lookup = domains.getLookup(name);
  if (lookup?.state !== "answered") return copy.notChecked;
  return lookup.answers
    .map(({ domain, answer }) => `${domain}: ${domainCopy.answers[answer]}`)
    .join(", ");
}

/** The list as plain text, for a message. */
export const formatShortlist = ({ list, figures }: ListFacts): string =>
  list
    .map(
      ({ text, figures: own }) =>
        `${text}: ${FIGURES.map((figure) => `${figures[figure]} ${own[figure]}`).join(", ")}`,
    )
    .join("\n");

/** The list as CSV, for spreadsheets. */
export const shortlistCsv = (facts: ListFacts): string => {
  const { list, figures, copy, syllablesByName } = facts;
  return toCsv(list, [
    { name: copy.name, value: ({ text }) => text },
    ...FIGURES.map((figure) => ({
      name: figures[figure],
      value: (entry: ShortlistedName) => String(entry.figures[figure]),
    })),
    { name: copy.made, value: ({ method }) => (method ? copy.methods[method] : copy.own) },
    { name: copy.letters, value: ({ text }) => String(countLetters(text)) },
    { name: copy.syllables, value: ({ text }) => String(syllablesByName.get(text) ?? "") },
    { name: copy.domains, value: ({ text }) => domainText(facts, text) },
  ]);
};
