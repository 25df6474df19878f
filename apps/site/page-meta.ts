import type { MetaDescriptor } from "react-router";
import { site } from "@angadi/content/site";

/** A page's words for search results, tabs and shared links. The brand is added to the title. */
export interface PageCopy {
  title: string;
  description: string;
}

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Pixels of the social pictures, as drawn by scripts/social-pictures.ts. */
const PICTURE = { width: "1200", height: "630" };

interface PageMetaOptions {
  /** The part of the query that makes it a page of its own, with its `?`. */
  search?: string;
  /** Address of a picture of the page's own, as large as the social pictures are wide. */
  picture?: { url: string; height: string };
  type?: "website" | "article";
}

/** Title, description, canonical link and social card. `location` is canonical: the process redirects. */
export function pageMeta(
  args: MetaArgs,
  { title, description }: PageCopy,
  { search = "", picture, type = "website" }: PageMetaOptions = {},
): MetaDescriptor[] {
  const origin = siteUrl(args);
  const { pathname } = args.location;
  const url = origin + pathname + search;
  return [
    { title: tabTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    {
      property: "og:image",
      content: picture?.url ?? `${origin}/social/${pictureName(pathname)}.png`,
    },
    { property: "og:image:width", content: PICTURE.width },
    { property: "og:image:height", content: picture?.height ?? PICTURE.height },
    { property: "og:image:alt", content: `${title}. ${site.name}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/**
 * The cover of a post or guide as shared links show it. Our own covers are SVG, which no network
 * shows; the build draws each of them as PNG beside it (scripts/social-pictures.ts), and of what was
 * uploaded one was made then. Of other pictures the size is unknown.
 */
export function coverPicture(origin: string, cover: string): PageMetaOptions["picture"] {
  const [uploaded] = /^\/pictures\/\w+\//.exec(cover) ?? [];
  if (uploaded) return { url: `${origin}${uploaded}social.png`, height: PICTURE.height };
  if (!cover.startsWith("/art/") || !cover.endsWith(".svg")) return undefined;
  return { url: `${origin}${cover.replace(/\.svg$/, ".png")}`, height: "675" };
}

/** A page's title as shown in the tab. */
export const tabTitle = (title: string): string => `${title} | ${site.name}`;

/** For pages that are not to be found by search. */
export const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

/** Origin of the site's own absolute links, from the root's loader. */
export function siteUrl({ matches }: Pick<MetaArgs, "matches">): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { siteUrl: string } | undefined)?.siteUrl ?? site.url;
}

/** The pages below /blog and the like share the picture of their section. */
function pictureName(pathname: string): string {
  return pathname.split("/")[1] || "home";
}
