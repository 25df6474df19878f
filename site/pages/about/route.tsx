import { useRouteLoaderData } from "react-router";
import { aboutWords } from "#content/pages/about.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { organization } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import { About } from "./about.tsx";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, aboutWords.meta),
  { "script:ld+json": organization(siteUrl(args)) },
];

export default function AboutPage() {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <About appUrl={appUrl} />;
}
