import { designs } from "@angadi/content/designs";
import { inspirationCopy } from "@angadi/content/pages/website-inspiration";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { buildCollectionJsonLd } from "./collection.ts";
import { Inspiration } from "./inspiration.tsx";

/** The designs, for the structured data. */
export const loader = () => ({
  designs: designs.map(({ slug, title, kind }) => ({ slug, title, kind })),
});

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, inspirationCopy.meta),
  {
    "script:ld+json": buildCollectionJsonLd(
      args.loaderData?.designs ?? [],
      inspirationCopy.meta,
      getOrigin(args),
    ),
  },
];

export default function InspirationPage() {
  const appUrl = useAppUrl();
  return <Inspiration appUrl={appUrl} />;
}
