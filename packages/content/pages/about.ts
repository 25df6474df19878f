import { site } from "../site.ts";

/** The early words; the rest waits in about-sections.ts. */
export const aboutCopy = {
  meta: {
    title: `About ${site.name}`,
    description:
      "Angadi was founded in Hyderabad in 2023 to give small businesses the tools of large ones. Who we are and what we value.",
  },
};
