import { howItWorksWords } from "#content/pages/how-it-works.ts";
import { useAppUrl } from "../../app-url.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { Route } from "./+types/route.ts";
import { HowItWorks } from "./how-it-works.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, howItWorksWords.meta);

export default function HowItWorksPage({ matches }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  return <HowItWorks appUrl={appUrl} url={`${siteUrl({ matches })}/how-it-works`} />;
}
