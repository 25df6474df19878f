import type { BlogPost, PostLink } from "@angadi/contract/blog-post";
import type { SanitizedBlock } from "../../blocks/post-body.tsx";
import { sanitizeBody } from "../../blocks/safe-blocks.server.ts";
import type { SiteContext } from "../../data/context.ts";
import type { PostCard } from "../../sections/post-cards/post-cards.tsx";
import { toPostCard } from "../blog/post-card.ts";
import { findPost } from "./find-post.ts";
import { PREVIEW_BAR_RULES } from "./preview-bar.server.ts";
import { type Neighbours, getNeighbours, findRelatedPosts } from "./related.ts";

/** A post ready to render, with related posts and neighbours. */
export interface PostView {
  post: {
    card: PostCard;
    /** Date of the last change, or of creation if there was none; ISO 8601, UTC. */
    changed: string | null;
    /** Description of the cover; empty if there is none. */
    coverAlt: string;
    /** False if the card's summary is a fallback. */
    summarised: boolean;
    tags: readonly string[];
    blocks: readonly SanitizedBlock[];
    headings: readonly { id: string; text: string }[];
  };
  around: { related: PostCard[]; newer: PostLink | null; older: PostLink | null };
  /** Text of the bar above the post; previews only. */
  bar?: string;
}

/** Loads a post and sanitises it; null if there is none with that id. */
export async function loadPost(id: string, { api, log }: SiteContext): Promise<PostView | null> {
  const found = await findPost(api, id);
  if (!found) return null;
  const { post } = found;
  for (const skipped of post.skippedBlocks) log.warn({ blogId: id, skipped }, "block skipped");
  return toPostView(post, found);
}

/** The posts among which a preview finds its neighbours. */
const FIRST_PAGE = { pageNo: 0, size: 20 };

/** Loads the last saved version of a preview link's post; null if the token is invalid. */
export async function loadPreview(
  token: string,
  { api, page, findPreview }: SiteContext,
): Promise<PostView | null> {
  const found = await findPreview(token);
  if (!found) return null;
  page.rules = PREVIEW_BAR_RULES;
  const { post, bar } = found;
  const recent = await api.listBlogPosts(FIRST_PAGE).catch(() => []);
  const index = recent.findIndex(({ id }) => id === post.id);
  // An unpublished post will be the newest.
  const allPosts = index < 0 ? [post, ...recent] : recent;
  const around = {
    related: findRelatedPosts(post, recent),
    ...getNeighbours(allPosts, Math.max(0, index)),
  };
  return { ...toPostView(post, around), bar };
}

function toPostView(
  post: BlogPost,
  { related, newer, older }: Neighbours & { related: readonly BlogPost[] },
): PostView {
  return {
    post: {
      card: toPostCard(post),
      changed: post.updatedAt,
      coverAlt: post.cover?.alt ?? "",
      summarised: post.excerpt !== null,
      tags: post.tags,
      ...sanitizeBody(post),
    },
    around: { related: related.map(toPostCard), newer, older },
  };
}
