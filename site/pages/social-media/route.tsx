import { useRouteLoaderData } from "react-router";
import { socialMediaWords as words } from "#content/pages/social-media.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { tool } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import { SocialMedia } from "./social-media.tsx";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, words.meta),
  { "script:ld+json": tool(siteUrl(args) + args.location.pathname, words) },
];

export default function SocialMediaPage() {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <SocialMedia appUrl={appUrl} />;
}
