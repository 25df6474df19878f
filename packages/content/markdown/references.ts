import type { Element } from "hast";
import { type Fact, getFactValue, getFact } from "../facts.ts";
import { sourceListCopy as copy } from "../source-list.ts";
import { createElement, createText } from "./drawings.ts";

const REFERENCE = /\{(\w+):([^{}\s]*)\}/g;

/**
 * Replaces `{fact:id}` in a text with the fact's value, and removes `{source:id}`, which follows
 * words that state the fact without its value. Returns the facts in the order of their first use.
 * Throws if a reference is unknown.
 */
export function resolveReferences(source: string): { text: string; usedFacts: readonly Fact[] } {
  const usedFacts = new Set<Fact>();
  const text = source.replaceAll(REFERENCE, (reference, kind: string, name: string) => {
    if (kind !== "fact" && kind !== "source") throw new Error(`Not a reference: ${reference}`);
    usedFacts.add(getFact(name.split(".")[0] ?? ""));
    return kind === "fact" ? getFactValue(name) : "";
  });
  return { text, usedFacts: [...usedFacts] };
}

/** Creates the heading, introduction and numbered list of the facts' sources; empty if none. */
export function listSources(facts: readonly Fact[]): Element[] {
  if (facts.length === 0) return [];
  const factsBySource = Map.groupBy(facts, ({ source }) => source.name + source.url);
  return [
    createElement("h2", { id: "sources" }, [createText(copy.heading)]),
    createElement("p", {}, [createText(copy.intro)]),
    createElement("ol", {}, [...factsBySource.values()].map(createSourceItem)),
  ];
}

/** Creates the item of a source, with the day on which its oldest fact was checked. */
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
