import { designs } from "#content/designs.ts";
import { inspirationCopy } from "#content/pages/website-inspiration.ts";
import { useAppUrl } from "../../app-url.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import type { Route } from "./+types/route.ts";
import { collection } from "./collection.ts";
import { Inspiration } from "./inspiration.tsx";

/** What machines are told of the designs. */
export const loader = () => ({
  pictures: designs.map(({ slug, title, kind }) => ({ slug, title, kind })),
});

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, inspirationCopy.meta),
  {
    "script:ld+json": collection(
      args.loaderData?.pictures ?? [],
      inspirationCopy.meta,
      siteUrl(args),
    ),
  },
];

export default function InspirationPage() {
  const appUrl = useAppUrl();
  return <Inspiration appUrl={appUrl} />;
}
