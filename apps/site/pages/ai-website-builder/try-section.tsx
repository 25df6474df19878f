import { type Answers, SECTION_ID } from "@angadi/drafts/maker/answers";
import type { Problems } from "@angadi/drafts/maker/problems";
import { TryDraft } from "@angadi/drafts/maker/try-draft";
import { startUrlWithName, startUrl } from "../../app-urls.ts";
import { Section } from "../../sections/section/section.tsx";
import styles from "./try-section.module.css";

interface TrySectionProps {
  copy: { eyebrow: string; heading: string; lede: string; note: string };
  initial: Answers;
  problems: Problems | undefined;
  appUrl: string;
}

/** Lets visitors make their own draft on this page. */
export function TrySection({ copy, initial, problems, appUrl }: TrySectionProps) {
  return (
    <div id={SECTION_ID} className={styles.place}>
      <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} rank="lead">
        <TryDraft
          action="/ai-website-builder"
          initial={initial}
          problems={problems}
          continueHref={(name) => (name === "" ? startUrl(appUrl) : startUrlWithName(appUrl, name))}
        />
        <p className={styles.note}>{copy.note}</p>
      </Section>
    </div>
  );
}
