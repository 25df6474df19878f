import { useRouteLoaderData } from "react-router";
import { websiteBuilderPage } from "#content/pages/ai-website-builder.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { tool } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import { WebsiteBuilder } from "./website-builder.tsx";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, websiteBuilderPage.meta),
  { "script:ld+json": tool(siteUrl(args) + args.location.pathname, websiteBuilderPage) },
];

export default function WebsiteBuilderPage() {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <WebsiteBuilder appUrl={appUrl} />;
}
