/** Texts on the pictures of posts. */
export const pictureCopy = {
  greeting: "Best wishes for",
  label: (parts: readonly string[]) => `Picture: ${parts.filter(Boolean).join(", ")}`,
};
