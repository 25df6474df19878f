import { type ShouldRevalidateFunctionArgs, data } from "react-router";
import { nameGeneratorCopy as copy } from "@angadi/content/pages/business-name-generator";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { defer } from "../../data/deferred.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { NOINDEX, buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import {
  buildBreadcrumbsJsonLd,
  buildSoftwareApplicationJsonLd,
} from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import { hasNames } from "./has-names.ts";
import { getNames } from "./names.server.ts";
import { NameGeneratorContent } from "./names.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const [businessTypes, prices] = await Promise.all([
    defer(
      site.api.listBusinessTypes().then((types) => types.map(({ name }) => name).join("\n")),
      "business types",
      site,
    ),
    loadPrices(site),
  ]);
  // Every brief has its own URL, so these pages are not cached.
  const headers = hasNames(searchParams) ? { "Cache-Control": "no-store" } : undefined;
  return data({ names: getNames(searchParams), businessTypes, prices }, headers && { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

// Names for another brief are generated in the browser.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = (args) => {
  const origin = getOrigin(args);
  const { pathname, search } = args.location;
  return [
    ...buildPageMeta(args, copy.meta),
    ...(hasNames(new URLSearchParams(search)) ? [NOINDEX] : []),
    { "script:ld+json": buildSoftwareApplicationJsonLd(args, copy) },
    {
      "script:ld+json": buildBreadcrumbsJsonLd(origin, [
        { name: copy.home, path: "/" },
        { name: copy.meta.title, path: pathname },
      ]),
    },
  ];
};

export default function NameGeneratorPage({ loaderData }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  return <NameGeneratorContent {...loaderData} appUrl={appUrl} />;
}
