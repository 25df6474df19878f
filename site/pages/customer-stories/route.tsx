import { useRouteLoaderData } from "react-router";
import { customerStoriesWords } from "#content/pages/customer-stories.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/route.ts";
import { CustomerStories } from "./customer-stories.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, customerStoriesWords.meta);

export default function CustomerStoriesPage() {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <CustomerStories appUrl={appUrl} />;
}
