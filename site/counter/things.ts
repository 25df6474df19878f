import {
  counterDesigns,
  counterGuides,
  counterTools,
  counterWords as words,
} from "#content/my-counter.ts";
import { parsedJson } from "#ui/storage/persisted.ts";
import { pictureUrl } from "../sections/design-gallery/design.ts";
import type { Kept } from "./kept.ts";

/** One thing on the counter: what it is, what is in it, and where it is used. */
export interface Thing {
  key: string;
  /** All that goes with it. */
  keys: readonly string[];
  title: string;
  detail: string;
  href: string;
  /** Addresses of what it looks like. */
  pictures?: readonly string[];
}

const GUIDES = "/business-starter-guide";
/** Names in a line. */
const SHOWN = 4;
const PICTURES = 2;
/** Characters of a name at most. */
const NAME = 40;

/** What is kept, in the order of the site; a key that names nothing of ours is passed over. */
export const thingsIn = (kept: Kept): Thing[] =>
  [
    ...billsIn(Object.keys(kept)),
    ...Object.entries(kept).flatMap(([key, text]) => {
      const thing = thingOf(key, text);
      return thing ? Object.assign(thing, { keys: [key] }) : [];
    }),
  ].toSorted((one, other) => rank(one.key) - rank(other.key));

/** The bill that is being made, and those that are kept. */
const isOfBills = (key: string) => key === "guide-tool:bill" || key.startsWith("bill:");

/** However many there are, they are one thing. */
function billsIn(all: readonly string[]): Thing[] {
  const keys = all.filter(isOfBills);
  if (keys.length === 0) return [];
  const { title, href, count } = words.bills;
  const kept = keys.filter((key) => key.startsWith("bill:")).length;
  return [{ key: "bill", keys, title, detail: count(kept), href }];
}

const ORDER = ["bill", "nameShortlist", "savedDesigns", "guide-tool", "guide-ticks", "readGuides"];
const rank = (key: string) => ORDER.indexOf(key.split(":")[0] ?? "");

function thingOf(key: string, text: string): Omit<Thing, "keys"> | undefined {
  const [kind, name = ""] = key.split(":");
  switch (kind) {
    case "nameShortlist":
      return {
        key,
        title: words.names.title,
        detail: namesIn(text),
        href: "/business-name-generator",
      };
    case "savedDesigns": {
      const detail = words.designs.count(text.split(",").length);
      return {
        key,
        title: words.designs.title,
        detail,
        href: `/website-inspiration?saved=${text}#designs`,
        pictures: picturesOf(text.split(",")),
      };
    }
    case "readGuides":
      return {
        key,
        title: words.read.title,
        detail: words.read.count(listIn(text).length),
        href: GUIDES,
      };
    case "guide-ticks": {
      if (!Object.hasOwn(counterGuides, name)) return undefined;
      const title = words.ticks.title(counterGuides[name] ?? "");
      return {
        key,
        title,
        detail: words.ticks.count(listIn(text).length),
        href: `${GUIDES}/${name}`,
      };
    }
    default: {
      const tool = Object.hasOwn(counterTools, name) ? counterTools[name] : undefined;
      if (!tool) return undefined;
      const { title, slug, opens = "tool" } = tool;
      return { key, title, detail: words.figures, href: `${GUIDES}/${slug}#${opens}` };
    }
  }
}

/** Designs that are saved, the last one first; what else stands there has no picture. */
const picturesOf = (slugs: readonly string[]) =>
  slugs
    .filter((slug) => counterDesigns.includes(slug))
    .toReversed()
    .slice(0, PICTURES)
    .map((slug) => pictureUrl(slug, "small"));

function listIn(text: string): unknown[] {
  const list = parsedJson(text);
  return Array.isArray(list) ? list : [];
}

const shortened = (name: string) =>
  name.length > NAME ? `${name.slice(0, NAME - 1).trimEnd()}…` : name;

function namesIn(text: string): string {
  const names = listIn(text).flatMap((item) => {
    const name = (item as { text?: unknown } | null)?.text;
    return typeof name === "string" ? shortened(name) : [];
  });
  const more = names.length - SHOWN;
  return [...names.slice(0, SHOWN), ...(more > 0 ? [words.names.more(more)] : [])].join(", ");
}
