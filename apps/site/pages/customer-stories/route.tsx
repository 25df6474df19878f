import { customerStoriesMeta } from "@angadi/content/pages/customer-stories";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { getCustomerStoriesSections } from "@angadi/content/pages/customer-stories-sections";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { SampleLabel } from "../../sections/sample-label/sample-label.tsx";
import { Stories } from "./stories/stories.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => buildPageMeta(args, customerStoriesMeta);

export default function CustomerStoriesPage({ loaderData }: Route.ComponentProps) {
  const copy = getCustomerStoriesSections(loaderData.prices);
  const appUrl = useAppUrl();
  return (
    <>
      <PageHero heading={copy.heading} lede={copy.lede}>
        <SampleLabel content={copy.stories.stories} />
      </PageHero>
      <Stories copy={copy.stories} />
      <ClosingCall copy={copy.closing} href={buildStartUrl(appUrl)} />
    </>
  );
}
