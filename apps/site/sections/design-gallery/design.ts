/** A sample website of the gallery. */
export interface Design {
  /** Used in URLs, and as the name of its folder and pictures. */
  slug: string;
  /** Name of the business. */
  title: string;
  /** What kind of business it is. */
  kind: string;
  place: string;
  /** Slug of its category. */
  category: string;
  description: string;
  /** Slugs of its tags. */
  tags: readonly string[];
  /** The owner's sentence that it was generated from. */
  sentence: string;
  /** Text alternative of the large picture. */
  alt: string;
  /** Text alternative of the phone picture. */
  phoneAlt: string;
  /** Background colour of its pictures. */
  tint: "pink" | "yellow" | "green" | "blue";
}

/** A category or a tag. */
export interface Label {
  slug: string;
  title: string;
}

/** Sizes of the screenshots that scripts/designs.ts takes; `scale` is pixels per CSS pixel. */
export const PICTURES = {
  large: { name: "1200", width: 1200, height: 1500, scale: 1 },
  small: { name: "600", width: 1200, height: 1500, scale: 0.5 },
  phone: { name: "phone", width: 390, height: 780, scale: 1 },
} as const;

/** Returns the URL of a design's picture. */
export const buildPictureUrl = (slug: string, picture: keyof typeof PICTURES): string =>
  `/art/designs/${slug}-${PICTURES[picture].name}.webp`;
