import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./plain-page.module.css";
import { Shelf } from "./shelf.tsx";

interface PlainPageProps {
  eyebrow?: string;
  heading: string;
  text: string;
  /** Title of a button that loads this same address once more. */
  again?: string;
  back: { title: string; href: string };
}

/** A page that says one thing and shows the way on. */
export function PlainPage({ eyebrow, heading, text, again, back }: PlainPageProps) {
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {again && (
            // An empty address is the page's own: the browser asks for it once more.
            <ButtonLink href="" leaves>
              {again}
            </ButtonLink>
          )}
          <ButtonLink href={back.href} look={again ? "quiet" : "primary"}>
            {back.title}
          </ButtonLink>
        </div>
      </div>
      <Shelf className={styles.art} />
    </section>
  );
}
