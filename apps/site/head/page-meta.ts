import type { MetaDescriptor } from "react-router";
import { site } from "@angadi/content/site";

/** A page's copy for search results, tabs and shared links. The brand is added to the title. */
export interface PageMetaCopy {
  title: string;
  description: string;
}

export interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Size in pixels of the social pictures of pages, and of uploaded covers. */
const SOCIAL_WIDTH = "1200";
const SOCIAL_HEIGHT = "630";
/** Height of our own covers, which are as wide as social pictures. */
const COVER_HEIGHT = "675";

interface PageMetaOptions {
  /** The part of the query that makes it a separate page, with its `?`. */
  search?: string;
  /** The page's own picture; without a height its size is unknown. */
  picture?: { url: string; height?: string; alt?: string };
  type?: "website" | "article";
}

/**
 * Builds title, description, canonical link and social card. `location` is canonical, because the
 * server redirects all other URLs to it.
 */
export function buildPageMeta(
  args: MetaArgs,
  { title, description }: PageMetaCopy,
  { search = "", picture, type = "website" }: PageMetaOptions = {},
): MetaDescriptor[] {
  const origin = getOrigin(args);
  const { pathname } = args.location;
  const url = origin + pathname + search;
  const socialPicture = picture ?? {
    url: `${origin}/social/${toPictureName(pathname)}.png`,
    height: SOCIAL_HEIGHT,
  };
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
    { property: "og:image", content: socialPicture.url },
    ...(socialPicture.height
      ? [
          { property: "og:image:width", content: SOCIAL_WIDTH },
          { property: "og:image:height", content: socialPicture.height },
        ]
      : []),
    { property: "og:image:alt", content: socialPicture.alt || `${title}. ${site.name}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/**
 * Returns the social picture of a post or guide, from its cover. Our own covers are SVG, which no
 * social network shows, so the build draws a PNG of each (scripts/social-pictures.ts); uploaded
 * covers get one on upload. Other covers are used as they are, unless they are SVG too.
 */
export function toSocialPicture(origin: string, cover: string): PageMetaOptions["picture"] {
  const [uploadedPath] = /^\/pictures\/\w+\//.exec(cover) ?? [];
  if (uploadedPath) return { url: `${origin}${uploadedPath}social.png`, height: SOCIAL_HEIGHT };
  const { href, pathname } = new URL(cover, origin);
  if (!pathname.endsWith(".svg")) return { url: href };
  if (!cover.startsWith("/art/")) return undefined;
  return { url: `${origin}${cover.replace(/\.svg$/, ".png")}`, height: COVER_HEIGHT };
}

/** Formats a page's title for the tab. */
export const formatTabTitle = (title: string): string => `${title} | ${site.name}`;

/** For pages that search engines must not index. */
export const NOINDEX: MetaDescriptor = { name: "robots", content: "noindex" };

/** Returns the origin of the site's absolute links, from the root's loader. */
export function getOrigin({ matches }: Pick<MetaArgs, "matches">): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { siteUrl: string } | undefined)?.siteUrl ?? site.url;
}

/** Pages below /blog and similar paths share their section's picture. */
function toPictureName(pathname: string): string {
  return pathname.split("/")[1] || "home";
}
