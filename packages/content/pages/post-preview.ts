/** On the preview of a post, for those who write it. */
export const previewCopy = {
  /** Above the page. */
  bar: "Preview: not published",
  isPublic: "Preview: published just like this",
  untitled: "Without a title",
};
