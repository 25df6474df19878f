import { guideNotFoundWords as words } from "#content/pages/guide.ts";
import { guidesWords } from "#content/pages/guides.ts";
import { type GuideCard, GuideCards } from "../../sections/guide-cards/guide-cards.tsx";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";
import { Section } from "../../sections/section/section.tsx";
import { useReadGuides } from "../guides/read-guides.ts";

/** There is no guide at this address; others stand beside it. */
export function MissingGuide({ related }: { related: readonly GuideCard[] }) {
  const read = useReadGuides();
  return (
    <>
      <PlainPage
        heading={words.title}
        text={words.description}
        back={{ title: words.back, href: "/business-starter-guide" }}
      />
      <Section heading={words.related} align="start">
        <GuideCards guides={related} words={guidesWords.card} level={3} read={read} />
      </Section>
    </>
  );
}
