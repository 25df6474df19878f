import { Section } from "../../sections/section/section.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./six-shops.module.css";

interface SixShopsWords {
  heading: string;
  lede: string;
  shown: readonly { picture: string; kind: string }[];
  link: { title: string; href: string };
}

/** Three of the example websites on phones, side by side, and the way to all of them. */
export function SixShops({ words }: { words: SixShopsWords }) {
  return (
    <Section heading={words.heading} lede={words.lede}>
      <ul className={styles.phones}>
        {words.shown.map(({ picture, kind }) => (
          <li key={picture}>
            <img src={picture} width="390" height="780" alt="" loading="lazy" />
            <p>{kind}</p>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ButtonLink href={words.link.href} look="quiet">
          {words.link.title}
        </ButtonLink>
      </p>
    </Section>
  );
}
