import { unbuiltPages, unbuiltWords } from "#content/pages/unbuilt.ts";
import { NOT_INDEXED, pageMeta } from "../../page-meta.ts";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";
import type { Route } from "./+types/route.ts";

const pageAt = (pathname: string) =>
  unbuiltPages[pathname] ?? { title: unbuiltWords.text, description: unbuiltWords.text };

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, pageAt(args.location.pathname)),
  NOT_INDEXED,
];

/** Stands at the address of each page whose own work has not been done yet. */
export default function UnbuiltPage({ matches }: Route.ComponentProps) {
  const { title } = pageAt(matches.at(-1)?.pathname ?? "");
  return (
    <PlainPage
      heading={title}
      text={unbuiltWords.text}
      back={{ title: unbuiltWords.back, href: "/" }}
    />
  );
}
