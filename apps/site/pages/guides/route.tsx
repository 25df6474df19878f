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
  const { id, title, text, guides } = getRequestedCategory(new URL(request.url).search);
  return {
    categoryId: id,
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

/** Returns the requested category, or the default one if it is missing or unknown. */
function getRequestedCategory(search: string) {
  const requestedId = new URLSearchParams(search).get("category") ?? defaultCategory;
  const category = findCategory(requestedId) ?? findCategory(defaultCategory);
  if (!category) throw new Error("The default category does not exist.");
  return category;
}

// The search only uses data that is already loaded.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get("category") !== nextUrl.searchParams.get("category");

export const meta: Route.MetaFunction = (args) => {
  const { categoryId, copy: categoryCopy } = args.loaderData ?? {};
  const isSearching = readSearchQuery(new URLSearchParams(args.location.search)) !== "";
  const robots = isSearching ? [NOINDEX] : [];
  if (!categoryCopy || categoryId === defaultCategory)
    return [...buildPageMeta(args, copy.meta), ...robots];
  return [...buildPageMeta(args, categoryCopy, { search: `?category=${categoryId}` }), ...robots];
};

export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  return <Guides {...loaderData} appUrl={appUrl} />;
}
