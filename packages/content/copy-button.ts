/** Copy of the button in guides and posts that copies a text. */
export const copyButtonCopy = {
  button: "Copy",
  copied: "Copied",
  failed: "Not allowed by your browser",
};
