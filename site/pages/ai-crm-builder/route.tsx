import { useRouteLoaderData } from "react-router";
import { crmBuilderPage } from "#content/pages/ai-crm-builder.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { tool } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import { CrmBuilder } from "./crm-builder.tsx";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, crmBuilderPage.meta),
  { "script:ld+json": tool(siteUrl(args) + args.location.pathname, crmBuilderPage) },
];

export default function CrmBuilderPage() {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <CrmBuilder appUrl={appUrl} />;
}
