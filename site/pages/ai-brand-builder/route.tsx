import { useRouteLoaderData } from "react-router";
import { brandBuilderPage } from "#content/pages/ai-brand-builder.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { tool } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import { BrandBuilder } from "./brand-builder.tsx";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, brandBuilderPage.meta),
  { "script:ld+json": tool(siteUrl(args) + args.location.pathname, brandBuilderPage) },
];

export default function BrandBuilderPage() {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <BrandBuilder appUrl={appUrl} />;
}
