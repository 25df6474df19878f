import { useId } from "react";
import { Link } from "react-router";
import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./offer.module.css";

export interface OfferCopy {
  heading: string;
  text: string;
  /** Label of the button. */
  link: string;
  href: string;
}

/** A panel at the end of a text with the related product. */
export function OfferPanel({ copy }: { copy: OfferCopy }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.offer}>
      <div className={styles.text}>
        <h2 id={id}>{copy.heading}</h2>
        <p>{copy.text}</p>
      </div>
      <ButtonLink href={copy.href}>{copy.link}</ButtonLink>
    </section>
  );
}

/** The same offer as a link next to the text, on wide screens. */
export function OfferSidebarLink({ copy }: { copy: OfferCopy }) {
  return (
    <p className={styles.sidebarLink}>
      <Link to={copy.href}>{copy.heading}</Link>
    </p>
  );
}
