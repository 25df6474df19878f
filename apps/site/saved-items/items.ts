import {
  counterDesigns,
  counterGuides,
  counterTools,
  myCounterCopy as copy,
} from "@angadi/content/my-counter";
import { countBills } from "@angadi/owner-tools/bill/saved-kind";
import { isRecord, isText, parseList } from "@angadi/ui/saved/saved-kind";
import type { Saved } from "@angadi/ui/saved/storage";
import { pictureUrl } from "../sections/design-gallery/design.ts";
import { type KindName, groupByKind } from "./registry.ts";

/** A line of "My counter": what is saved, with a link to the page that uses it. */
export interface SavedItem {
  /** All keys that deleting the line removes. */
  keys: readonly string[];
  title: string;
  detail: string;
  href: string;
  /** URLs of previews. */
  pictures?: readonly string[];
}

type Line = Omit<SavedItem, "keys">;

const GUIDES = "/business-starter-guide";
/** Number of names shown in a line. */
const SHOWN = 4;
const PICTURES = 2;
/** Maximum length of a name, in characters. */
const MAX_NAME = 40;

/** Returns the lines of "My counter"; unknown keys are ignored. */
export const listItems = (saved: Saved): SavedItem[] =>
  groupByKind(saved).flatMap(([kind, texts]) => LISTS[kind](texts));

/** One line for all keys of a kind. */
const together = (texts: Saved, line: Line): SavedItem[] => [{ keys: Object.keys(texts), ...line }];

/** One line per key, by the name after its colon; undefined for an unknown name. */
const each = (
  texts: Saved,
  toLine: (name: string, text: string) => Line | undefined,
): SavedItem[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const line = toLine(key.split(":")[1] ?? "", text);
    return line ? [Object.assign({ keys: [key] }, line)] : [];
  });

const LISTS: Record<KindName, (texts: Saved) => SavedItem[]> = {
  bills(texts) {
    const { title, href, count } = copy.bills;
    return together(texts, { title, detail: count(countBills(texts)), href });
  },
  names: (texts) =>
    together(texts, {
      title: copy.names.title,
      detail: listNames(onlyText(texts)),
      href: "/business-name-generator",
    }),
  designs(texts) {
    const slugs = onlyText(texts).split(",");
    return together(texts, {
      title: copy.designs.title,
      detail: copy.designs.count(slugs.length),
      href: `/website-inspiration?saved=${slugs.join(",")}#designs`,
      pictures: previews(slugs),
    });
  },
  figures: (texts) =>
    each(texts, (name) => {
      const tool = Object.hasOwn(counterTools, name) ? counterTools[name] : undefined;
      if (!tool) return undefined;
      const { title, slug, opens = "tool" } = tool;
      return { title, detail: copy.figures, href: `${GUIDES}/${slug}#${opens}` };
    }),
  ticks: (texts) =>
    each(texts, (slug, text) => {
      if (!Object.hasOwn(counterGuides, slug)) return undefined;
      const title = copy.ticks.title(counterGuides[slug] ?? "");
      const detail = copy.ticks.count(parseList(text).length);
      return { title, detail, href: `${GUIDES}/${slug}` };
    }),
  readGuides: (texts) =>
    together(texts, {
      title: copy.read.title,
      detail: copy.read.count(parseList(onlyText(texts)).length),
      href: GUIDES,
    }),
};

const onlyText = (texts: Saved): string => Object.values(texts)[0] ?? "";

/** Pictures of the designs saved last, newest first; unknown designs are ignored. */
const previews = (slugs: readonly string[]) =>
  slugs
    .filter((slug) => counterDesigns.includes(slug))
    .toReversed()
    .slice(0, PICTURES)
    .map((slug) => pictureUrl(slug, "small"));

const shortened = (name: string) =>
  name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1).trimEnd()}…` : name;

function listNames(text: string): string {
  const names = parseList(text)
    .map((item) => (isRecord(item) ? item["text"] : undefined))
    .filter(isText)
    .map(shortened);
  const more = names.length - SHOWN;
  return [...names.slice(0, SHOWN), ...(more > 0 ? [copy.names.more(more)] : [])].join(", ");
}
