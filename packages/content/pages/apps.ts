/** Metadata; apps-sections.ts has the copy. */
export const appsMeta = {
  title: "Apps",
  description: "Eight apps that work with your Angadi site, from content and SEO to support chat.",
};
