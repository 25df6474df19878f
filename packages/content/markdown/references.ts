import type { Element } from "hast";
import { type Fact, fact, findFact } from "../facts.ts";
import { sourceListCopy as copy } from "../source-list.ts";
import { createElement, createText } from "./drawings.ts";

const REFERENCE = /\{(\w+):([^{}\s]*)\}/g;

/**
 * Replaces `{fact:id}` in a text by the fact's value, and removes `{source:id}`, which follows words
 * that state the fact without its value. Returns the facts in the order of their first use. Throws
 * if a reference is unknown.
 */
export function resolveReferences(source: string): { text: string; usedFacts: readonly Fact[] } {
  const usedFacts = new Set<Fact>();
  const text = source.replaceAll(REFERENCE, (reference, kind: string, name: string) => {
    if (kind !== "fact" && kind !== "source") throw new Error(`Not a reference: ${reference}`);
    usedFacts.add(findFact(name.split(".")[0] ?? ""));
    return kind === "fact" ? fact(name) : "";
  });
  return { text, usedFacts: [...usedFacts] };
}

/** The heading, introduction and numbered list of the facts' sources; empty if there are none. */
export function listSources(facts: readonly Fact[]): Element[] {
  if (facts.length === 0) return [];
  const bySource = Map.groupBy(facts, ({ source }) => source.name + source.url);
  return [
    createElement("h2", { id: "sources" }, [createText(copy.heading)]),
    createElement("p", {}, [createText(copy.intro)]),
    createElement("ol", {}, [...bySource.values()].map(createSourceItem)),
  ];
}

/** A source with the day since which all its facts are checked. */
function createSourceItem(facts: readonly Fact[]): Element {
  const { source } = facts[0] as Fact;
  const [oldest = ""] = facts.map(({ checked }) => checked).toSorted();
  const day = DAY_FORMAT.format(new Date(oldest)).replaceAll(" ", "\u00a0");
  const children = source.isRead
    ? [createElement("a", { href: source.url }, [createText(source.name)]), copy.checked(day)]
    : [copy.authority(source.name, day)];
  return createElement("li", {}, children.map(toNode));
}

const toNode = (child: Element | string) => (typeof child === "string" ? createText(child) : child);

const DAY_FORMAT = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });
