import type { PostLink } from "#contract/blog-post.ts";
import type { SafeBlock } from "../../blocks/post-body.tsx";
import { safeBody } from "../../blocks/safe-blocks.server.ts";
import type { SiteContext } from "../../context.ts";
import type { PostCard } from "../../sections/post-cards/post-cards.tsx";
import { postCard } from "../blog/post-card.ts";
import { findPost } from "./find-post.ts";

/** A post as its page shows it, and what stands around it. */
export interface ShownPost {
  post: {
    card: PostCard;
    /** ISO 8601, UTC: of the last change; as it was made where none is known. */
    changed: string | null;
    /** False where the card's summary is only its stand-in. */
    summarised: boolean;
    tags: readonly string[];
    blocks: readonly SafeBlock[];
    headings: readonly { id: string; text: string }[];
  };
  around: { related: PostCard[]; newer: PostLink | null; older: PostLink | null };
}

/** The post of an id, safe to show; null where there is none. */
export async function shownPost(id: string, { api, log }: SiteContext): Promise<ShownPost | null> {
  const found = await findPost(api, id);
  if (!found) return null;
  const { post, related, newer, older } = found;
  for (const skipped of post.skippedBlocks) log.warn({ blogId: id, skipped }, "block skipped");
  return {
    post: {
      card: postCard(post),
      changed: post.updatedAt ?? post.createdAt,
      summarised: post.excerpt !== null,
      tags: post.tags,
      ...safeBody(post),
    },
    around: { related: related.map(postCard), newer, older },
  };
}
