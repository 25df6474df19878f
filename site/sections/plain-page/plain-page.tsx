import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./plain-page.module.css";

interface PlainPageProps {
  eyebrow?: string;
  heading: string;
  text: string;
  back: { title: string; href: string };
}

/** A page that says one thing and shows the way on. */
export function PlainPage({ eyebrow, heading, text, back }: PlainPageProps) {
  return (
    <section className={styles.page}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <ButtonLink href={back.href}>{back.title}</ButtonLink>
    </section>
  );
}
