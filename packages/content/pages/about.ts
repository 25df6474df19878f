import { site } from "../site.ts";

/** Metadata; about-sections.ts has the copy. */
export const aboutMeta = {
  title: `About ${site.name}`,
  description:
    "Angadi was founded in Hyderabad in 2023 to give small businesses the tools of large ones. Who we are and what we value.",
};
