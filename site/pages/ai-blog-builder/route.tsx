import { useRouteLoaderData } from "react-router";
import { blogBuilderPage } from "#content/pages/ai-blog-builder.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { tool } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import { BlogBuilder } from "./blog-builder.tsx";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, blogBuilderPage.meta),
  { "script:ld+json": tool(siteUrl(args) + args.location.pathname, blogBuilderPage) },
];

export default function BlogBuilderPage() {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <BlogBuilder appUrl={appUrl} />;
}
