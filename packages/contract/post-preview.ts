/** The last part of a preview's address: no post can have it, for a slug has no `~`. */
export const PREVIEW_ID = "~preview";

/** The address of all previews on the public site; `token` says which post. */
export const PREVIEW_PATH = `/blog/${PREVIEW_ID}`;
