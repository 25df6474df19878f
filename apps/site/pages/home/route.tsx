import { data, redirect } from "react-router";
import { homeCopy as copy } from "@angadi/content/pages/home";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { findBusinessType } from "../../sections/business-picker/business-type-id.ts";
import { buildSelectLocationUrl } from "../../addresses/app-urls.ts";
import { defer } from "../../data/deferred.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import { buildOrganizationJsonLd, buildWebSiteJsonLd } from "../../head/structured-data.ts";
import { toPostCardData } from "../blog/post-card.ts";
import type { Route } from "./+types/route.ts";
import { Hero } from "./hero.tsx";
import { packTypes } from "./packed-types.ts";
import { BelowTheFold } from "./below-the-fold.tsx";

const LATEST_POSTS = { pageNo: 0, size: 3 };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [businessTypes, posts, prices] = await Promise.all([
    defer(site.api.listBusinessTypes().then(packTypes), "business types", site),
    defer(
      // A server may send more posts than requested.
      site.api
        .listBlogPosts(LATEST_POSTS)
        .then((latest) => latest.slice(0, LATEST_POSTS.size).map(toPostCardData)),
      "latest posts",
      site,
    ),
    loadPrices(site),
  ]);
  return { businessTypes, posts, prices };
}

/** The picker's form: continues to the app, or returns to the picker if nothing was chosen. */
export async function action({ context }: Route.ActionArgs) {
  const { api, appUrl, form } = context.get(siteContext);
  const typeId = form.get("businessTypeId");
  const types = await api.listBusinessTypes().catch(() => []);
  const type = findBusinessType(types, typeId);
  if (!type) return data({ error: copy.picker.nothingChosen }, { status: 400 });
  return redirect(buildSelectLocationUrl(appUrl, type, form.get("partnerId")));
}

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, copy.meta),
  { "script:ld+json": buildOrganizationJsonLd(getOrigin(args)) },
  { "script:ld+json": buildWebSiteJsonLd(getOrigin(args)) },
];

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  return (
    <>
      <Hero businessTypes={loaderData.businessTypes} error={actionData?.error} />
      <BelowTheFold posts={loaderData.posts} prices={loaderData.prices} appUrl={appUrl} />
    </>
  );
}
