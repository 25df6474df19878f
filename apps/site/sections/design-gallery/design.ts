/** One of the little websites of the gallery. */
export interface Design {
  /** Names it in addresses, and its folder and pictures. */
  slug: string;
  /** The business, as its site calls it. */
  title: string;
  /** What kind of business it is. */
  kind: string;
  place: string;
  /** Slug of its category. */
  category: string;
  description: string;
  /** Slugs of its tags. */
  tags: readonly string[];
  /** What an owner would say to get it. */
  sentence: string;
  /** What the large picture shows. */
  alt: string;
  /** What the picture of its phone version shows. */
  phoneAlt: string;
  /** The ground its pictures lie on. */
  tint: "gulab" | "haldi" | "tulsi" | "neel";
}

/** A category or a tag. */
export interface Label {
  slug: string;
  title: string;
}

/** The pictures of each design, as scripts/designs.ts takes them; `scale` is pixels per CSS pixel. */
export const PICTURES = {
  large: { name: "1200", width: 1200, height: 1500, scale: 1 },
  small: { name: "600", width: 1200, height: 1500, scale: 0.5 },
  phone: { name: "phone", width: 390, height: 780, scale: 1 },
} as const;

/** Where a picture of a design lies. */
export const pictureUrl = (slug: string, picture: keyof typeof PICTURES): string =>
  `/art/designs/${slug}-${PICTURES[picture].name}.webp`;
