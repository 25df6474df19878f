/** Texts on the pictures of posts. */
export const postPictureCopy = {
  greeting: "Best wishes for",
  label: (parts: readonly string[]) => `Picture: ${parts.filter(Boolean).join(", ")}`,
};
