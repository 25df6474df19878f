import { useId } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./offer.module.css";

export interface OfferWords {
  heading: string;
  text: string;
  /** What the button says. */
  link: string;
  href: string;
}

/** A signboard at the end of a text: the one thing of ours that goes with it. */
export function Offer({ words }: { words: OfferWords }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.offer}>
      <div className={styles.words}>
        <h2 id={id}>{words.heading}</h2>
        <p>{words.text}</p>
      </div>
      <ButtonLink href={words.href}>{words.link}</ButtonLink>
    </section>
  );
}

/** The same in one line, beside the text on wide screens. */
export function OfferBeside({ words }: { words: OfferWords }) {
  return (
    <p className={styles.beside}>
      <Link to={words.href}>{words.heading}</Link>
    </p>
  );
}
