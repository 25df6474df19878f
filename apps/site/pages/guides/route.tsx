import type { ShouldRevalidateFunctionArgs } from "react-router";
import { defaultCategory, guideCategories, guidesCopy as copy } from "@angadi/content/pages/guides";
import { useAppUrl } from "../../app-url.ts";
import { NOT_INDEXED, pageMeta } from "../../page-meta.ts";
import type { GuideCard } from "../../sections/guide-cards/guide-cards.tsx";
import { guideCard } from "../guide/guide-card.ts";
import { guideBySlug, guideTitles } from "../guide/guides.server.ts";
import type { Route } from "./+types/route.ts";
import { searchedIn } from "./guide-search.tsx";
import { Guides } from "./guides.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const { id, title, text, guides } = categoryAt(new URL(request.url).search);
  return {
    category: id,
    copy: { title, description: text },
    cards: guides.map(shelvedCard),
    titles: guideTitles(),
  };
}

type ShelvedGuide = (typeof guideCategories)[number]["guides"][number];

function shelvedCard({ slug, icon, unwritten }: ShelvedGuide): GuideCard {
  const guide = guideBySlug(slug);
  if (guide) return guideCard(guide);
  if (!unwritten) throw new Error(`There is neither a guide called ${slug} nor a card for it.`);
  const { title, description, cta } = unwritten;
  return { slug, icon, title, description, ctaText: cta, written: null };
}

const byId = (id: string) => guideCategories.find((category) => category.id === id);

/** Returns the requested category, or the default if it is unknown. */
function categoryAt(search: string) {
  const asked = new URLSearchParams(search).get("category") ?? defaultCategory;
  const category = byId(asked) ?? byId(defaultCategory);
  if (!category) throw new Error("The default category is none of the categories.");
  return category;
}

// The search only uses data that is already loaded.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get("category") !== nextUrl.searchParams.get("category");

export const meta: Route.MetaFunction = (args) => {
  const { category, copy: own } = args.loaderData ?? {};
  const isSearched = searchedIn(new URLSearchParams(args.location.search)) !== "";
  const robots = isSearched ? [NOT_INDEXED] : [];
  if (!own || category === defaultCategory) return [...pageMeta(args, copy.meta), ...robots];
  return [...pageMeta(args, own, { search: `?category=${category}` }), ...robots];
};

export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  return <Guides {...loaderData} appUrl={appUrl} />;
}
