import type { Kysely } from "kysely";
import type { Schema } from "#api/db/schema.ts";
import { keptSecret } from "#api/desk/kept-secret.ts";
import { findDraft } from "#api/posts/draft.ts";
import { previewedPost, signPreview } from "#api/posts/preview-token.ts";
import { previewWords } from "#content/pages/post-preview.ts";
import { blogPostResponse } from "#contract/blog-post.ts";
import { PREVIEW_PATH } from "#contract/post-preview.ts";
import type { PreviewedPost } from "#site/context.ts";
import type { Env } from "./env.ts";

export interface PostPreviews {
  /** The address of a post's preview, absolute; good for a day. */
  link(id: string): Promise<string>;
  /** The post as it was saved last; undefined where the link's token is no good. */
  find(token: string): Promise<PreviewedPost | undefined>;
}

/**
 * Previews of posts by signed links. The secret is the desk's (`DESK_SECRET`, or the one that the
 * database keeps), read once it is needed: a process without a desk shows previews as well.
 */
export function postPreviews(
  db: Kysely<Schema>,
  { siteUrl, deskSecret }: Pick<Env, "siteUrl" | "deskSecret">,
): PostPreviews {
  let known = deskSecret;
  const secret = async () => (known ??= await keptSecret(db));
  return {
    async link(id) {
      const token = signPreview(await secret(), id, Date.now());
      return `${siteUrl}${PREVIEW_PATH}?${new URLSearchParams({ token })}`;
    },
    async find(token) {
      const id = previewedPost(await secret(), token, Date.now());
      const draft = id === undefined ? undefined : await findDraft(db, id);
      if (!draft) return undefined;
      const { post, isPublic } = draft;
      const title = post.title || previewWords.untitled;
      const bar = isPublic ? previewWords.isPublic : previewWords.bar;
      return { post: blogPostResponse.parse({ ...post, title }), bar };
    },
  };
}
