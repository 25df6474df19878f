import type { BlogPost, PostLink } from "@angadi/contract/blog-post";
import type { SanitizedBlock } from "../../blocks/post-body.tsx";
import { sanitizeBody } from "../../blocks/sanitize-body.server.ts";
import type { SiteContext } from "../../data/context.ts";
import type { PostCardData } from "../../sections/post-cards/post-cards.tsx";
import { toPostCardData } from "../blog/post-card.ts";
import { FIRST_PAGE } from "../blog/posts-page.ts";
import { findPost } from "./find-post.ts";
import { PREVIEW_NOTICE_CSS } from "./preview-notice.server.ts";
import { type Neighbours, getNeighbours, findRelatedPosts } from "./related.ts";

/** A post ready to render, with related posts and neighbours. */
export interface PostView {
  post: {
    card: PostCardData;
    /** Date of the last change, or of creation if there was none; ISO 8601, UTC. */
    updatedAt: string | null;
    /** Description of the cover; empty if none. */
    coverAlt: string;
    /** False if the card's summary is a fallback. */
    hasSummary: boolean;
    tags: readonly string[];
    blocks: readonly SanitizedBlock[];
    headings: readonly { id: string; text: string }[];
  };
  otherPosts: { related: PostCardData[]; newer: PostLink | null; older: PostLink | null };
  /** Notice above the post; previews only. */
  notice?: string;
}

/** Loads and sanitises a post. Returns null if no post has that id. */
export async function loadPostView(
  id: string,
  { api, log }: SiteContext,
): Promise<PostView | null> {
  const result = await findPost(api, id);
  if (!result) return null;
  const { post } = result;
  for (const skipped of post.skippedBlocks) log.warn({ blogId: id, skipped }, "block skipped");
  return toPostView(post, result);
}

/** Loads the last saved version of the post that a preview token allows; null if it is invalid. */
export async function loadPreviewView(
  token: string,
  { api, page, findPreview }: SiteContext,
): Promise<PostView | null> {
  const preview = await findPreview(token);
  if (!preview) return null;
  page.extraCss = PREVIEW_NOTICE_CSS;
  const { post, notice } = preview;
  const recentPosts = await api.listBlogPosts(FIRST_PAGE).catch(() => []);
  const index = recentPosts.findIndex(({ id }) => id === post.id);
  // An unpublished post will be the newest.
  const allPosts = index < 0 ? [post, ...recentPosts] : recentPosts;
  const otherPosts = {
    related: findRelatedPosts(post, recentPosts),
    ...getNeighbours(allPosts, Math.max(0, index)),
  };
  return { ...toPostView(post, otherPosts), notice };
}

function toPostView(
  post: BlogPost,
  { related, newer, older }: Neighbours & { related: readonly BlogPost[] },
): PostView {
  return {
    post: {
      card: toPostCardData(post),
      updatedAt: post.updatedAt,
      coverAlt: post.cover?.alt ?? "",
      hasSummary: post.excerpt !== null,
      tags: post.tags,
      ...sanitizeBody(post),
    },
    otherPosts: { related: related.map(toPostCardData), newer, older },
  };
}
