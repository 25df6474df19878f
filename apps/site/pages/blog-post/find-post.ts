import { type BlogPost, MAX_POST_ID } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import { type Neighbours, neighboursIn, relatedPosts } from "./related.ts";

/** The page of posts a post is looked for in before it is asked for by itself. */
const FIRST_PAGE = { pageNo: 0, size: 20 };

interface PostInPlace extends Neighbours {
  post: BlogPost;
  related: BlogPost[];
}

/** A post with what stands around it; null if there is none of that id. */
export async function findPost(api: ApiClient, id: string): Promise<PostInPlace | null> {
  if (id.length > MAX_POST_ID) return null;
  const recent = await api.blogPosts(FIRST_PAGE);
  const index = recent.findIndex((post) => post.id === id);
  const post = recent[index];
  // The last of the page has a neighbour that only the look-up knows.
  if (post && index < FIRST_PAGE.size - 1) {
    return { post, related: relatedPosts(post, recent), ...neighboursIn(recent, index) };
  }
  const found = post ? await api.blogPost(id).catch(() => null) : await api.blogPost(id);
  if (found) return { ...found, related: relatedPosts(found.post, recent) };
  return post
    ? { post, related: relatedPosts(post, recent), ...neighboursIn(recent, index) }
    : null;
}
