import { describeSavedKit } from "@angadi/brand-kit/maker/saved-kit";
import {
  savedCopy as copy,
  designSlugs,
  guideShortNames,
  toolPages,
} from "@angadi/content/pages/saved";
import { describeSavedPlan } from "@angadi/post-plan/saved-kind";
import { isRecord, isString, parseJsonList } from "@angadi/ui/saved/saved-kind";
import type { SavedTexts } from "@angadi/ui/saved/storage";
import { buildPictureUrl } from "../sections/design-gallery/design.ts";
import { type KindName, groupByKind, isValidItem } from "./registry.ts";

/** A row of the page "Saved": what is saved, with a link to the page that uses it. */
export interface SavedItem {
  /** The keys that deleting the row removes; none if they can only be deleted on its page. */
  keys: readonly string[];
  title: string;
  detail: string;
  href: string;
  /** URLs of previews. */
  pictures?: readonly string[];
}

type RowText = Omit<SavedItem, "keys">;

const GUIDES_PATH = "/business-starter-guide";
/** Number of names shown in a row. */
const MAX_NAMES = 4;
const MAX_PICTURES = 2;
/** Maximum length of a name, in characters. */
const MAX_NAME_LENGTH = 40;

/** Returns the rows of the page "Saved"; unknown keys are ignored. */
export const listItems = (saved: SavedTexts): SavedItem[] =>
  groupByKind(saved).flatMap(([kind, texts]) => ROW_BUILDERS[kind](texts));

/** Whether this site recognises an item of an imported file. */
export const isKnownItem = (key: string, text: string): boolean =>
  isValidItem(key, text) && listItems({ [key]: text }).length > 0;

/** One row for all keys of a kind. */
const toSingleRow = (texts: SavedTexts, row: RowText): SavedItem[] => [
  { keys: Object.keys(texts), ...row },
];

/** One row per key, by the name after its colon; undefined for an unknown name. */
const toRowPerKey = (
  texts: SavedTexts,
  toRow: (name: string, text: string) => RowText | undefined,
): SavedItem[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const row = toRow(key.split(":")[1] ?? "", text);
    return row ? [Object.assign({ keys: [key] }, row)] : [];
  });

const ROW_BUILDERS: Record<KindName, (texts: SavedTexts) => SavedItem[]> = {
  bills(texts) {
    const { title, href, count } = copy.bills;
    // Issued bills are business records, so they are deleted one by one in the list of bills.
    return [{ keys: [], title, detail: count(Object.keys(texts).length), href }];
  },
  names: (texts) =>
    toSingleRow(texts, {
      title: copy.names.title,
      detail: formatNames(getOnlyText(texts)),
      href: "/business-name-generator",
    }),
  kits(texts) {
    const { name, hash } = describeSavedKit(getOnlyText(texts));
    const row = {
      title: copy.kits.title,
      detail: truncateName(name),
      href: `/ai-brand-builder${hash}`,
    };
    return toSingleRow(texts, row);
  },
  plans(texts) {
    const { month, hash } = describeSavedPlan(getOnlyText(texts));
    const row = {
      title: copy.plans.title,
      detail: month,
      href: `/social-media${hash}`,
    };
    return toSingleRow(texts, row);
  },
  designs(texts) {
    const slugs = getOnlyText(texts).split(",");
    return toSingleRow(texts, {
      title: copy.designs.title,
      detail: copy.designs.count(slugs.length),
      href: `/website-inspiration?saved=${slugs.join(",")}#designs`,
      pictures: listPreviews(slugs),
    });
  },
  figures: (texts) =>
    toRowPerKey(texts, (name) => {
      const tool = Object.hasOwn(toolPages, name) ? toolPages[name] : undefined;
      if (!tool) return undefined;
      const { title, slug, hash: secondTool = "tool" } = tool;
      return { title, detail: copy.figures, href: `${GUIDES_PATH}/${slug}#${secondTool}` };
    }),
  ticks: (texts) =>
    toRowPerKey(texts, (slug, text) => {
      if (!Object.hasOwn(guideShortNames, slug)) return undefined;
      const title = copy.ticks.title(guideShortNames[slug] ?? "");
      const detail = copy.ticks.count(parseJsonList(text).length);
      return { title, detail, href: `${GUIDES_PATH}/${slug}` };
    }),
  readGuides: (texts) =>
    toSingleRow(texts, {
      title: copy.read.title,
      detail: copy.read.count(parseJsonList(getOnlyText(texts)).length),
      href: GUIDES_PATH,
    }),
};

const getOnlyText = (texts: SavedTexts): string => Object.values(texts)[0] ?? "";

/** Returns the pictures of the designs saved last, newest first; unknown designs are ignored. */
const listPreviews = (slugs: readonly string[]) =>
  slugs
    .filter((slug) => designSlugs.includes(slug))
    .toReversed()
    .slice(0, MAX_PICTURES)
    .map((slug) => buildPictureUrl(slug, "small"));

const truncateName = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name;

function formatNames(text: string): string {
  const names = parseJsonList(text)
    .map((item) => (isRecord(item) ? item["text"] : undefined))
    .filter(isString)
    .map(truncateName);
  const hiddenCount = names.length - MAX_NAMES;
  return [
    ...names.slice(0, MAX_NAMES),
    ...(hiddenCount > 0 ? [copy.names.more(hiddenCount)] : []),
  ].join(", ");
}
