/** The preview of a post, for its authors. */
export const previewCopy = {
  /** The bar above the page. */
  bar: "Preview: not published",
  isPublic: "Preview: published just like this",
  untitled: "Without a title",
};
