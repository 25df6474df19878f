import type { ShareWords } from "#site/sections/article/share-links.tsx";

/** Beneath posts and guides. */
export const shareWords: ShareWords = {
  heading: "Pass it on",
  copy: "Copy link",
  copied: "Link copied",
  failed: "Your browser did not allow it. The address is in the address bar.",
  whatsapp: "WhatsApp",
  linkedin: "LinkedIn",
};
