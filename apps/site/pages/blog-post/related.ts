import type { BlogPost, PostLink } from "@angadi/contract/blog-post";

/** Number of related posts shown below a post. */
const MAX_RELATED = 3;

/** Returns the most closely related posts: by shared tags, then by category, then by date. */
export function findRelatedPosts(post: BlogPost, candidates: readonly BlogPost[]): BlogPost[] {
  const scoreRelevance = (candidate: BlogPost) =>
    2 * candidate.tags.filter((tag) => post.tags.includes(tag)).length +
    (candidate.category !== null && candidate.category === post.category ? 1 : 0);
  return candidates
    .filter(({ id }) => id !== post.id)
    .map((candidate) => ({ candidate, score: scoreRelevance(candidate) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RELATED)
    .map(({ candidate }) => candidate);
}

export interface Neighbours {
  newer: PostLink | null;
  older: PostLink | null;
}

const toPostLink = (post: BlogPost | undefined): PostLink | null =>
  post ? { id: post.id, title: post.title } : null;

/** Returns the neighbours of a post in a list that is sorted newest first. */
export function getNeighbours(posts: readonly BlogPost[], index: number): Neighbours {
  return { newer: toPostLink(posts[index - 1]), older: toPostLink(posts[index + 1]) };
}
