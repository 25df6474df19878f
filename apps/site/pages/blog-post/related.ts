import type { BlogPost, PostLink } from "@angadi/contract/blog-post";

/** Number of related posts shown below a post. */
const RELATED = 3;

/** The most closely related posts: by shared tags, then by category, then by date. */
export function relatedPosts(post: BlogPost, others: readonly BlogPost[]): BlogPost[] {
  const nearness = (other: BlogPost) =>
    2 * other.tags.filter((tag) => post.tags.includes(tag)).length +
    (other.category !== null && other.category === post.category ? 1 : 0);
  return others
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, nearness: nearness(other) }))
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, RELATED)
    .map(({ other }) => other);
}

export interface Neighbours {
  newer: PostLink | null;
  older: PostLink | null;
}

const link = (post: BlogPost | undefined): PostLink | null =>
  post ? { id: post.id, title: post.title } : null;

/** The posts before and after a post in a list sorted newest first. */
export function neighboursIn(posts: readonly BlogPost[], index: number): Neighbours {
  return { newer: link(posts[index - 1]), older: link(posts[index + 1]) };
}
