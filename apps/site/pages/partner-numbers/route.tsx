import { data } from "react-router";
import { partnerNumbersCopy as copy } from "@angadi/content/pages/partner-numbers";
import { toPartnerLink } from "@angadi/contract/partner-id";
import { siteContext } from "../../data/context.ts";
import { NOINDEX, formatTabTitle } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { PartnerPage } from "./partner-page.tsx";

/**
 * /affiliate/numbers/:token: the results of a partner's link. Unlike other pages it is never cached
 * and has no scripts (apps/server/pages/private-pages.ts).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { findPartnerNumbers, siteUrl } = context.get(siteContext);
  const numbers = await findPartnerNumbers(params.token);
  if (!numbers) throw data(null, { status: 404 });
  return { numbers, link: toPartnerLink(siteUrl, numbers.partnerId) };
}

export const meta: Route.MetaFunction = () => [{ title: formatTabTitle(copy.title) }, NOINDEX];

export default function PartnerNumbersPage({ loaderData, params }: Route.ComponentProps) {
  return <PartnerPage {...loaderData} token={params.token} />;
}
