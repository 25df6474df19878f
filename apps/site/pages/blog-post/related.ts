import type { BlogPost, PostLink } from "@angadi/contract/blog-post";

/** Posts shown at the end of another. */
const RELATED = 3;

/** The posts nearest to one: by shared tags, then by category, then the newest. */
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

/** Who stands before and after a post in a list that is newest first. */
export function neighboursIn(posts: readonly BlogPost[], index: number): Neighbours {
  return { newer: link(posts[index - 1]), older: link(posts[index + 1]) };
}
