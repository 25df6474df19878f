import type { PageMetaCopy } from "../../head/page-meta.ts";
import { type Design, buildPictureUrl } from "../../sections/design-gallery/design.ts";

/** schema.org data of the gallery: a collection of designs, each with its picture. */
export function buildCollectionJsonLd(
  designs: readonly Pick<Design, "slug" | "title" | "kind">[],
  { title, description }: PageMetaCopy,
  origin: string,
) {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: title,
    description,
    url: `${origin}/website-inspiration`,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: designs.map((design, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "ImageObject",
          name: `${design.title}, ${design.kind}`,
          contentUrl: origin + buildPictureUrl(design.slug, "large"),
        },
      })),
    },
  };
}
