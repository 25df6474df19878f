import { useRouteLoaderData } from "react-router";
import { designs } from "#content/designs.ts";
import { inspirationWords } from "#content/pages/website-inspiration.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/route.ts";
import { collection } from "./collection.ts";
import { Inspiration } from "./inspiration.tsx";

/** What machines are told of the designs; the rest of them comes with the late part. */
export const loader = () => ({
  pictures: designs.map(({ slug, title, kind }) => ({ slug, title, kind })),
});

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, inspirationWords.meta),
  {
    "script:ld+json": collection(
      args.loaderData?.pictures ?? [],
      inspirationWords.meta,
      siteUrl(args),
    ),
  },
];

export default function InspirationPage() {
  const appUrl = useRouteLoaderData<typeof rootLoader>("root")?.appUrl ?? OWN_HOSTS.app;
  return <Inspiration appUrl={appUrl} />;
}
