import type { ReactNode } from "react";
import type { websiteFeatures } from "#content/pages/ai-website-builder-sections.ts";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { Section } from "../../sections/section/section.tsx";
import { ContactDemo, CountedDemo, DomainDemo, FoundDemo } from "./open-demos.tsx";
import { DragDemo, GalleryDemo, PagesDemo, ReviewsDemo, StylesDemo } from "./editing-demos.tsx";
import styles from "./second-day.module.css";

/** What can be done to the site once it is there: each card shows its own thing at work. */
export function SecondDay({ words }: { words: typeof websiteFeatures }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede}>
      <ul className={styles.panel}>
        <Card {...words.drag} size="half">
          <DragDemo words={words.drag} />
        </Card>
        <Card {...words.styles} size="half">
          <StylesDemo words={words.styles} />
        </Card>
        <Card {...words.pages}>
          <PagesDemo words={words.pages} />
        </Card>
        <Card {...words.gallery}>
          <GalleryDemo />
        </Card>
        <Card {...words.reviews}>
          <ReviewsDemo words={words.reviews} />
        </Card>
        <Card {...words.domain}>
          <DomainDemo words={words.domain} />
        </Card>
        <Card {...words.found}>
          <FoundDemo words={words.found} />
        </Card>
        <Card {...words.counted}>
          <CountedDemo words={words.counted} />
        </Card>
        <Card {...words.contact} size="whole">
          <ContactDemo words={words.contact} />
        </Card>
      </ul>
      <SampleLine text={words.sampleLine} of={words} />
    </Section>
  );
}

interface CardProps {
  title: string;
  text: string;
  /** How much of a row it takes; a third where nothing is said. */
  size?: "half" | "whole";
  children: ReactNode;
}

function Card({ title, text, size, children }: CardProps) {
  return (
    <li className={`${styles.card} ${size ? styles[size] : ""}`}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.demo} aria-hidden="true">
        {children}
      </div>
    </li>
  );
}
