/** The copy button in guides and posts. */
export const copyButtonCopy = {
  button: "Copy",
  copied: "Copied",
  failed: "Not allowed by your browser",
};
