import { guideNotFoundCopy as copy } from "@angadi/content/pages/guide";
import { guidesCopy } from "@angadi/content/pages/guides";
import { type GuideCard, GuideCards } from "../../sections/guide-cards/guide-cards.tsx";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";
import { Section } from "../../sections/section/section.tsx";
import { useReadGuides } from "../../saved-items/read-guides.ts";

/** The 404 page of a guide, with alternatives. */
export function MissingGuide({ related }: { related: readonly GuideCard[] }) {
  const readSlugs = useReadGuides();
  return (
    <>
      <PlainPage
        heading={copy.title}
        text={copy.description}
        back={{ title: copy.back, href: "/business-starter-guide" }}
      />
      <Section heading={copy.related} align="start">
        <GuideCards guides={related} copy={guidesCopy.card} readSlugs={readSlugs} />
      </Section>
    </>
  );
}
