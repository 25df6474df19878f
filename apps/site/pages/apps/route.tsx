import { appsMeta } from "@angadi/content/pages/apps";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Apps } from "./apps.tsx";

export const meta: Route.MetaFunction = (args) => buildPageMeta(args, appsMeta);

export default function AppsPage({ matches }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  return <Apps appUrl={appUrl} url={`${getOrigin({ matches })}/apps`} />;
}
