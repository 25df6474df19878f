import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import { Promises } from "../promises/promises.tsx";
import styles from "./tool-hero.module.css";

export interface ToolHeroCopy {
  /** The tool's name, above the heading. */
  eyebrow: string;
  /** In parts, each on a line of its own if it fits. */
  heading: readonly string[];
  lede: string;
  /** Label of the button that links to the app. */
  button: string;
  /** A link within the page or the site. */
  secondaryLink?: { title: string; href: string };
  promises: readonly string[];
}

interface ToolHeroProps {
  copy: ToolHeroCopy;
  /** The button's URL in the app. */
  href: string;
  /** Where the picture is on a wide screen. */
  picturePosition?: "beside" | "below";
  /** The tool's picture. */
  children: ReactNode;
}

/** The hero of a tool's page: what it does, the button that starts it, and its picture. */
export function ToolHero({ copy, href, picturePosition = "beside", children }: ToolHeroProps) {
  const { eyebrow, heading, lede, button, secondaryLink, promises } = copy;
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns} ${styles[picturePosition]}`}>
        <div className={styles.text}>
          <p className="eyebrow">{eyebrow}</p>
          <h1>
            {heading.map((part) => (
              <Fragment key={part}>
                <span className={styles.part}>{part}</span>{" "}
              </Fragment>
            ))}
          </h1>
          <p className={styles.lede}>{lede}</p>
          <div className={styles.buttons}>
            <ButtonLink href={href} reloadDocument size="large">
              {button}
            </ButtonLink>
            {secondaryLink && (
              <ButtonLink href={secondaryLink.href} variant="quiet" size="large">
                {secondaryLink.title}
              </ButtonLink>
            )}
          </div>
          <Promises items={promises} />
        </div>
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  );
}
