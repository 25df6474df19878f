import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { findLatestVersion } from "@angadi/api/posts/latest-version";
import { createPreviewLink, findPreviewedPostId } from "@angadi/api/posts/preview-links";
import { postPreviewCopy } from "@angadi/content/pages/post-preview";
import { blogPostResponse } from "@angadi/contract/blog-post";
import { PREVIEW_PATH } from "@angadi/contract/post-preview";
import type { PreviewedPost } from "@angadi/site/data/context";
import type { Env } from "../operations/env.ts";

export interface PostPreviews {
  /** Creates an absolute URL of a post's preview, valid for a day unless it is revoked. */
  createLink(staffId: string, postId: string): Promise<string>;
  /** The post as last saved; undefined if the link's token is not valid. */
  find(token: string): Promise<PreviewedPost | undefined>;
}

/** Previews of posts by private links. */
export function createPostPreviews(
  db: Kysely<Schema>,
  { siteUrl }: Pick<Env, "siteUrl">,
): PostPreviews {
  return {
    async createLink(staffId, postId) {
      const token = await createPreviewLink(db, { postId, staffId });
      return `${siteUrl}${PREVIEW_PATH}?${new URLSearchParams({ token }).toString()}`;
    },
    async find(token) {
      const id = await findPreviewedPostId(db, token);
      const latest = id === undefined ? undefined : await findLatestVersion(db, id);
      if (!latest) return undefined;
      const { post, isPublished } = latest;
      const title = post.title || postPreviewCopy.untitled;
      const notice = isPublished ? postPreviewCopy.published : postPreviewCopy.unpublished;
      return { post: blogPostResponse.parse({ ...post, title }), notice };
    },
  };
}
