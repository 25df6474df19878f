/** The last segment of a preview's path: no post can have it, because a slug has no `~`. */
export const PREVIEW_ID = "~preview";

/** The path of all previews on the public site; `token` selects the post. */
export const PREVIEW_PATH = `/blog/${PREVIEW_ID}`;
