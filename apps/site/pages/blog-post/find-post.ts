import { type BlogPost, MAX_POST_ID } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import { type Neighbours, getNeighbours, findRelatedPosts } from "./related.ts";

/** The page of recent posts to search before fetching the post by id. */
const FIRST_PAGE = { pageNo: 0, size: 20 };

interface PostWithNeighbours extends Neighbours {
  post: BlogPost;
  related: BlogPost[];
}

/** Finds a post, its neighbours and related posts; null if there is no post with that id. */
export async function findPost(api: ApiClient, id: string): Promise<PostWithNeighbours | null> {
  if (id.length > MAX_POST_ID) return null;
  const recent = await api.listBlogPosts(FIRST_PAGE);
  const index = recent.findIndex((post) => post.id === id);
  const post = recent[index];
  // The last post of the page has a neighbour that only the look-up by id returns.
  if (post && index < FIRST_PAGE.size - 1) {
    return { post, related: findRelatedPosts(post, recent), ...getNeighbours(recent, index) };
  }
  const found = post ? await api.findBlogPost(id).catch(() => null) : await api.findBlogPost(id);
  if (found) return { ...found, related: findRelatedPosts(found.post, recent) };
  return post
    ? { post, related: findRelatedPosts(post, recent), ...getNeighbours(recent, index) }
    : null;
}
