import type { ReactNode } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import { Promises } from "../promises/promises.tsx";
import styles from "./tool-hero.module.css";

export interface ToolHeroCopy {
  /** The tool's name, above the heading. */
  eyebrow: string;
  heading: string;
  lede: string;
  button: string;
  /** A link to what can be done on the page itself. */
  secondaryLink?: { title: string; href: string };
  promises: readonly string[];
}

interface ToolHeroProps {
  copy: ToolHeroCopy;
  /** The button's URL in the app. */
  href: string;
  /** The tool's picture, next to the text. */
  children: ReactNode;
}

/** The hero of a tool's page: what it does, the button that starts it, and its picture. */
export function ToolHero({ copy, href, children }: ToolHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.heading}</h1>
          <p className={styles.lede}>{copy.lede}</p>
          <div className={styles.buttons}>
            <ButtonLink href={href} reloadDocument size="large">
              {copy.button}
            </ButtonLink>
            {copy.secondaryLink && (
              <ButtonLink href={copy.secondaryLink.href} variant="quiet" size="large">
                {copy.secondaryLink.title}
              </ButtonLink>
            )}
          </div>
          <Promises items={copy.promises} />
        </div>
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  );
}
