import { data } from "react-router";
import { guideNotFoundWords } from "#content/pages/guide.ts";
import { NOT_INDEXED, pageMeta } from "../../page-meta.ts";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";
import type { Route } from "./+types/route.ts";

/** No guide has content yet, so every slug is unknown. */
export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, guideNotFoundWords),
  NOT_INDEXED,
];

export default function GuidePage() {
  return (
    <PlainPage
      heading={guideNotFoundWords.title}
      text={guideNotFoundWords.description}
      back={{ title: guideNotFoundWords.back, href: "/business-starter-guide" }}
    />
  );
}
