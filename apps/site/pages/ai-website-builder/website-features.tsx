import type { ReactNode } from "react";
import type { websiteFeatures } from "@angadi/content/pages/ai-website-builder-sections";
import { SampleLabel } from "../../sections/sample-label/sample-label.tsx";
import { Section } from "../../sections/section/section.tsx";
import { ContactDemo, DomainDemo, SearchResultDemo, VisitsDemo } from "./publishing-demos.tsx";
import { DragDemo, GalleryDemo, PagesDemo, ReviewsDemo, StylesDemo } from "./editing-demos.tsx";
import styles from "./website-features.module.css";

/** What owners can do with the site later: each card shows its feature at work. */
export function WebsiteFeatures({ copy }: { copy: typeof websiteFeatures }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
      <ul className={styles.panel}>
        <Card {...copy.drag} size="half">
          <DragDemo copy={copy.drag} />
        </Card>
        <Card {...copy.styles} size="half">
          <StylesDemo copy={copy.styles} />
        </Card>
        <Card {...copy.pages}>
          <PagesDemo copy={copy.pages} />
        </Card>
        <Card {...copy.gallery}>
          <GalleryDemo />
        </Card>
        <Card {...copy.reviews}>
          <ReviewsDemo copy={copy.reviews} />
        </Card>
        <Card {...copy.domain}>
          <DomainDemo copy={copy.domain} />
        </Card>
        <Card {...copy.found}>
          <SearchResultDemo copy={copy.found} />
        </Card>
        <Card {...copy.counted}>
          <VisitsDemo copy={copy.counted} />
        </Card>
        <Card {...copy.contact} size="whole">
          <ContactDemo copy={copy.contact} />
        </Card>
      </ul>
      <SampleLabel content={copy} />
    </Section>
  );
}

interface CardProps {
  title: string;
  text: string;
  /** How much of a row the card takes; a third by default. */
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
