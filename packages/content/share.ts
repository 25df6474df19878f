/** The share links below posts and guides. */
export const shareCopy = {
  heading: "Pass it on",
  copyLink: "Copy link",
  copied: "Link copied",
  failed: "Your browser did not allow it. The address is in the address bar.",
  whatsapp: "WhatsApp",
  linkedin: "LinkedIn",
} as const;
