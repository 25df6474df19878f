import { Fragment } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import { Promises } from "../promises/promises.tsx";
import styles from "./product-words.module.css";

export interface ProductHeroCopy {
  /** The tool's name, above the heading. */
  eyebrow: string;
  /** In parts, each on a line of its own if it fits. */
  heading: readonly string[];
  lede: string;
  /** Label of the button that links to the app. */
  start: string;
  trust: readonly string[];
}

interface ProductIntroProps {
  copy: ProductHeroCopy;
  startHref: string;
  /** The secondary link, within the page or the site. */
  secondaryLink?: { title: string; href: string };
  align?: "start" | "centre";
}

/** The text of a tool's hero: what it is for, and the button that starts it. */
export function ProductIntro({
  copy,
  startHref,
  secondaryLink,
  align = "start",
}: ProductIntroProps) {
  return (
    <div className={[styles.words, styles[align]].filter(Boolean).join(" ")}>
      <p className="eyebrow">{copy.eyebrow}</p>
      <h1>
        {copy.heading.map((part) => (
          <Fragment key={part}>
            <span className={styles.part}>{part}</span>{" "}
          </Fragment>
        ))}
      </h1>
      <p className={styles.lede}>{copy.lede}</p>
      <p className={styles.actions}>
        <ButtonLink href={startHref} size="large" reloadDocument>
          {copy.start}
        </ButtonLink>
        {secondaryLink && (
          <ButtonLink href={secondaryLink.href} size="large" variant="quiet">
            {secondaryLink.title}
          </ButtonLink>
        )}
      </p>
      <Promises items={copy.trust} />
    </div>
  );
}
