/** The copy button in guides and posts. */
export const copyButtonCopy = {
  copy: "Copy",
  copied: "Copied",
  failed: "Not allowed by your browser",
};
