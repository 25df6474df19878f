import type { MetaDescriptor } from "react-router";
import { site } from "@angadi/content/site";

/** A page's copy for search results, tabs and shared links. The brand is added to the title. */
export interface PageCopy {
  title: string;
  description: string;
}

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Size of the social pictures in pixels, as drawn by scripts/social-pictures.ts. */
const SOCIAL_IMAGE_SIZE = { width: "1200", height: "630" };

interface PageMetaOptions {
  /** The part of the query that makes it a separate page, with its `?`. */
  search?: string;
  /** URL of the page's own picture, as wide as the social pictures. */
  picture?: { url: string; height: string };
  type?: "website" | "article";
}

/**
 * Builds title, description, canonical link and social card. `location` is canonical: the server
 * redirects.
 */
export function pageMeta(
  args: MetaArgs,
  { title, description }: PageCopy,
  { search = "", picture, type = "website" }: PageMetaOptions = {},
): MetaDescriptor[] {
  const origin = siteUrl(args);
  const { pathname } = args.location;
  const url = origin + pathname + search;
  return [
    { title: formatTabTitle(title) },
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
      content: picture?.url ?? `${origin}/social/${toPictureName(pathname)}.png`,
    },
    { property: "og:image:width", content: SOCIAL_IMAGE_SIZE.width },
    { property: "og:image:height", content: picture?.height ?? SOCIAL_IMAGE_SIZE.height },
    { property: "og:image:alt", content: `${title}. ${site.name}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/**
 * The cover of a post or guide for shared links. Our own covers are SVG, which no social network
 * shows, so the build draws a PNG of each (scripts/social-pictures.ts); for an uploaded cover one
 * was made on upload. The size of any other picture is unknown.
 */
export function coverPicture(origin: string, cover: string): PageMetaOptions["picture"] {
  const [uploadedPath] = /^\/pictures\/\w+\//.exec(cover) ?? [];
  if (uploadedPath)
    return { url: `${origin}${uploadedPath}social.png`, height: SOCIAL_IMAGE_SIZE.height };
  if (!cover.startsWith("/art/") || !cover.endsWith(".svg")) return undefined;
  return { url: `${origin}${cover.replace(/\.svg$/, ".png")}`, height: "675" };
}

/** A page's title as shown in the tab. */
export const formatTabTitle = (title: string): string => `${title} | ${site.name}`;

/** For pages that search engines must not index. */
export const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

/** Origin of the site's own absolute links, from the root's loader. */
export function siteUrl({ matches }: Pick<MetaArgs, "matches">): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { siteUrl: string } | undefined)?.siteUrl ?? site.url;
}

/** Pages below /blog and similar paths share their section's picture. */
function toPictureName(pathname: string): string {
  return pathname.split("/")[1] || "home";
}
