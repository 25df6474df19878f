import { postFallbacks } from "@angadi/content/pages/blog";
import { site } from "@angadi/content/site";
import type { BlogPost } from "@angadi/contract/blog-post";
import { formatDate } from "@angadi/formats/format-date";
import type { PostCardData } from "../../sections/post-cards/post-cards.tsx";

/** Converts a post to the data of its card, with fallbacks for missing values. */
export function toPostCardData(post: BlogPost): PostCardData {
  const author = post.author ?? postFallbacks.author;
  return {
    id: post.id,
    title: post.title,
    summary: post.excerpt ?? postFallbacks.summary,
    category: post.category,
    author,
    isByTeam: author.startsWith(site.name),
    date: post.createdAt ? { iso: post.createdAt, text: formatDate(post.createdAt) } : null,
    readTime: postFallbacks.readTime(post.readTimeMinutes),
    cover: post.cover?.url ?? postFallbacks.cover,
  };
}
