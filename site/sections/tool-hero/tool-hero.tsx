import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Promises } from "../promises/promises.tsx";
import styles from "./tool-hero.module.css";

export interface ToolHeroWords {
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
  words: ToolHeroWords;
  /** Where the button leads: the app. */
  href: string;
  /** What stands beside the words: the tool's own picture. */
  children: ReactNode;
}

/** The top of a tool's page: what it does, the button that starts it, and its picture. */
export function ToolHero({ words, href, children }: ToolHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <p className="eyebrow">{words.eyebrow}</p>
          <h1>{words.heading}</h1>
          <p className={styles.lede}>{words.lede}</p>
          <div className={styles.buttons}>
            <ButtonLink href={href} leaves size="large">
              {words.button}
            </ButtonLink>
            {words.second && (
              <ButtonLink href={words.second.href} look="quiet" size="large">
                {words.second.title}
              </ButtonLink>
            )}
          </div>
          <Promises items={words.promises} />
        </div>
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  );
}
