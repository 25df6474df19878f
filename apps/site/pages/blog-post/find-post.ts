import { type BlogPost, MAX_POST_ID } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import { FIRST_PAGE } from "../blog/posts-page.ts";
import { type Neighbours, getNeighbours, findRelatedPosts } from "./related.ts";

interface PostWithNeighbours extends Neighbours {
  post: BlogPost;
  related: BlogPost[];
}

/** Finds a post, its neighbours and related posts; null if there is no post with that id. */
export async function findPost(api: ApiClient, id: string): Promise<PostWithNeighbours | null> {
  if (id.length > MAX_POST_ID) return null;
  const recentPosts = await api.listBlogPosts(FIRST_PAGE);
  const index = recentPosts.findIndex((post) => post.id === id);
  const post = recentPosts[index];
  // The last post of the page has a neighbour that only the look-up by id returns.
  if (!post || index >= FIRST_PAGE.size - 1) {
    const lookup = post ? await api.findBlogPost(id).catch(() => null) : await api.findBlogPost(id);
    if (lookup) return { ...lookup, related: findRelatedPosts(lookup.post, recentPosts) };
  }
  return post
    ? { post, related: findRelatedPosts(post, recentPosts), ...getNeighbours(recentPosts, index) }
    : null;
}
