import type { ShouldRevalidateFunctionArgs } from "react-router";
import { defaultCategory, guideCategories, guidesCopy as copy } from "@angadi/content/pages/guides";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { NOINDEX, buildPageMeta } from "../../head/page-meta.ts";
import type { GuideCard } from "../../sections/guide-cards/guide-cards.tsx";
import { toGuideCard } from "../guide/guide-card.ts";
import { findGuide, listSearchableGuides } from "../guide/guides.server.ts";
import type { Route } from "./+types/route.ts";
import { readSearchQuery } from "./guide-search.tsx";
import { Guides } from "./guides.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const { id, title, text, guides } = findRequestedCategory(new URL(request.url).search);
  return {
    category: id,
    copy: { title, description: text },
    cards: guides.map(toCard),
    allGuides: listSearchableGuides(),
  };
}

type CategoryGuide = (typeof guideCategories)[number]["guides"][number];

function toCard({ slug, icon, unwritten }: CategoryGuide): GuideCard {
  const guide = findGuide(slug);
  if (guide) return toGuideCard(guide);
  if (!unwritten) throw new Error(`There is neither a guide called ${slug} nor a card for it.`);
  const { title, description, cta } = unwritten;
  return { slug, icon, title, description, ctaText: cta, details: null };
}

const findCategory = (id: string) => guideCategories.find((category) => category.id === id);

/** Returns the requested category, or the default if it is unknown. */
function findRequestedCategory(search: string) {
  const requested = new URLSearchParams(search).get("category") ?? defaultCategory;
  const category = findCategory(requested) ?? findCategory(defaultCategory);
  if (!category) throw new Error("The default category does not exist.");
  return category;
}

// The search only uses data that is already loaded.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get("category") !== nextUrl.searchParams.get("category");

export const meta: Route.MetaFunction = (args) => {
  const { category, copy: categoryCopy } = args.loaderData ?? {};
  const isSearched = readSearchQuery(new URLSearchParams(args.location.search)) !== "";
  const robots = isSearched ? [NOINDEX] : [];
  if (!categoryCopy || category === defaultCategory)
    return [...buildPageMeta(args, copy.meta), ...robots];
  return [...buildPageMeta(args, categoryCopy, { search: `?category=${category}` }), ...robots];
};

export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  return <Guides {...loaderData} appUrl={appUrl} />;
}
