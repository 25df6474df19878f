import { toCsv } from "@angadi/ui/files/csv";
import type { Domains } from "./domains.ts";
import type { DomainCopy, FigureNames, ShortlistCopy } from "./copy-type.ts";
import { FIGURES, type ShortlistedName } from "./shortlist.ts";

/** What is known of the kept names, and the copy for it. */
export interface ListFacts {
  list: readonly ShortlistedName[];
  /** Syllables by name. */
  beats: ReadonlyMap<string, number>;
  domains: Domains;
  copy: ShortlistCopy;
  domainCopy: DomainCopy;
  figures: FigureNames;
}

/** Letters and digits, not what stands between them. */
export const countLetters = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;

/** What is known of a name's domains, in a line. */
export function domainText({ domains, domainCopy, copy }: ListFacts, name: string): string {
  const lookup = domains.of(name);
  if (lookup?.state !== "answered") return copy.notAsked;
  return lookup.answers
    .map(({ domain, answer }) => `${domain}: ${domainCopy.answers[answer]}`)
    .join(", ");
}

/** The list as lines of text, for a message to somebody. */
export const shortlistText = ({ list, figures }: ListFacts): string =>
  list
    .map(
      ({ text, figures: own }) =>
        `${text}: ${FIGURES.map((figure) => `${figures[figure]} ${own[figure]}`).join(", ")}`,
    )
    .join("\n");

/** The list as a table for spreadsheets. */
export const shortlistCsv = (facts: ListFacts): string => {
  const { list, figures, copy, beats } = facts;
  return toCsv(list, [
    { name: copy.name, value: ({ text }) => text },
    ...FIGURES.map((figure) => ({
      name: figures[figure],
      value: (entry: ShortlistedName) => String(entry.figures[figure]),
    })),
    { name: copy.made, value: ({ method }) => (method ? copy.methods[method] : copy.own) },
    { name: copy.letters, value: ({ text }) => String(countLetters(text)) },
    { name: copy.syllables, value: ({ text }) => String(beats.get(text) ?? "") },
    { name: copy.domains, value: ({ text }) => domainText(facts, text) },
  ]);
};

/** Gives the browser a file to save. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
