import { buildPostPath } from "../../addresses/paths.ts";
import { postCopy } from "@angadi/content/pages/blog";
import { site } from "@angadi/content/site";
import type { PostCardData } from "../../sections/post-cards/post-cards.tsx";
import type { PostView } from "./load-post.server.ts";

/** schema.org data of a post. `picture` is absolute. */
export function buildBlogPostingJsonLd(
  origin: string,
  { card, updatedAt, tags }: Pick<PostView["post"], "card" | "updatedAt" | "tags">,
  picture: string,
) {
  const url = origin + buildPostPath(card.id);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    mainEntityOfPage: url,
    url,
    headline: card.title,
    description: card.summary,
    image: picture,
    inLanguage: "en-IN",
    ...(card.date && { datePublished: card.date.iso }),
    ...(updatedAt && { dateModified: updatedAt }),
    ...(card.category && { articleSection: card.category }),
    ...(tags.length > 0 && { keywords: tags.join(", ") }),
    // The company is the author of posts by its team.
    author: card.isByTeam
      ? { "@id": `${origin}/#organization`, "@type": "Organization", name: site.name }
      : { "@type": "Person", name: card.author },
    publisher: { "@type": "Organization", "@id": `${origin}/#organization`, name: site.name },
  };
}

/** Breadcrumbs from the home page to a post. */
export function listPostBreadcrumbs(card: PostCardData) {
  const { home, blog } = postCopy.breadcrumb;
  return [
    { name: home, path: "/" },
    { name: blog, path: "/blog" },
    { name: card.title, path: buildPostPath(card.id) },
  ];
}
