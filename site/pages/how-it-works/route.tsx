import { useRouteLoaderData } from "react-router";
import { howItWorksWords } from "#content/pages/how-it-works.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/route.ts";
import { HowItWorks } from "./how-it-works.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, howItWorksWords.meta);

export default function HowItWorksPage({ matches }: Route.ComponentProps) {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <HowItWorks appUrl={appUrl} url={`${siteUrl({ matches })}/how-it-works`} />;
}
