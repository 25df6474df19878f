import { useRouteLoaderData } from "react-router";
import { appsWords } from "#content/pages/apps.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/route.ts";
import { Apps } from "./apps.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, appsWords.meta);

export default function AppsPage({ matches }: Route.ComponentProps) {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <Apps appUrl={appUrl} url={`${siteUrl({ matches })}/apps`} />;
}
