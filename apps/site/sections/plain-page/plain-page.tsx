import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./plain-page.module.css";
import { Shelf } from "./shelf.tsx";

interface PlainPageProps {
  heading: string;
  text: string;
  /** Label of a button that reloads the same URL. */
  retry?: string;
  back: { title: string; href: string };
}

/** A page with a single message and a link onwards. */
export function PlainPage({ heading, text, retry, back }: PlainPageProps) {
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.intro}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {retry && (
            // An empty URL is the page itself, so the browser reloads it.
            <ButtonLink href="" reloadDocument>
              {retry}
            </ButtonLink>
          )}
          <ButtonLink href={back.href} variant={retry ? "quiet" : "primary"}>
            {back.title}
          </ButtonLink>
        </div>
      </div>
      <Shelf className={styles.art} />
    </section>
  );
}
