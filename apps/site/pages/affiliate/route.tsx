import { affiliateCopy } from "@angadi/content/pages/affiliate";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Affiliate } from "./affiliate.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

// Submitting an application does not change prices.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (args) => buildPageMeta(args, affiliateCopy.meta);

export default function AffiliatePage({ loaderData }: Route.ComponentProps) {
  return <Affiliate prices={loaderData.prices} />;
}
