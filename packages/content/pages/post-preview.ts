/** The preview of a post, for its authors. */
export const postPreviewCopy = {
  /** The notice above the page. */
  unpublished: "Preview: not published",
  published: "Preview: published just like this",
  untitled: "Without a title",
};
