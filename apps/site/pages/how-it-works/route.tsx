import { howItWorksMeta } from "@angadi/content/pages/how-it-works";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { HowItWorks } from "./how-it-works.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => buildPageMeta(args, howItWorksMeta);

export default function HowItWorksPage({ matches, loaderData }: Route.ComponentProps) {
  const url = `${getOrigin({ matches })}/how-it-works`;
  return <HowItWorks appUrl={useAppUrl()} url={url} prices={loaderData.prices} />;
}
