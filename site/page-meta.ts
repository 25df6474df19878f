import type { MetaDescriptor } from "react-router";
import { site } from "#content/site.ts";

/** A page's words for search results and tabs. The brand is added to the title. */
export interface PageWords {
  title: string;
  description: string;
}

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Title, description and canonical link. `location` is canonical already: the process redirects. */
export function pageMeta(args: MetaArgs, { title, description }: PageWords): MetaDescriptor[] {
  return [
    { title: `${title} | ${site.name}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: siteUrl(args) + args.location.pathname },
  ];
}

/** For pages that are not to be found by search. */
export const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

function siteUrl({ matches }: MetaArgs): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { siteUrl: string } | undefined)?.siteUrl ?? site.url;
}
