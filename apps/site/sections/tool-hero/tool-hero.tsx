import type { ReactNode } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import { Promises } from "../promises/promises.tsx";
import styles from "./tool-hero.module.css";

export interface ToolHeroCopy {
  /** The tool's own name, above what it is for. */
  eyebrow: string;
  heading: string;
  lede: string;
  button: string;
  /** What can be done on the page itself. */
  second?: { title: string; href: string };
  promises: readonly string[];
}

interface ToolHeroProps {
  copy: ToolHeroCopy;
  /** Where the button leads: the app. */
  href: string;
  /** What stands beside the words: the tool's own picture. */
  children: ReactNode;
}

/** The top of a tool's page: what it does, the button that starts it, and its picture. */
export function ToolHero({ copy, href, children }: ToolHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.heading}</h1>
          <p className={styles.lede}>{copy.lede}</p>
          <div className={styles.buttons}>
            <ButtonLink href={href} leaves size="large">
              {copy.button}
            </ButtonLink>
            {copy.second && (
              <ButtonLink href={copy.second.href} look="quiet" size="large">
                {copy.second.title}
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
