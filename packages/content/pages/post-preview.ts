/** The preview of a post, for its authors. */
export const previewCopy = {
  /** The notice above the page. */
  unpublished: "Preview: not published",
  published: "Preview: published just like this",
  untitled: "Without a title",
};
