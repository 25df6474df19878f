import { Link } from "react-router";
import { pictureUrl } from "../../sections/design-gallery/design.ts";
import { Section } from "../../sections/section/section.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./six-shops.module.css";

interface SixShopsWords {
  heading: string;
  lede: string;
  shown: readonly { slug: string; kind: string }[];
  link: { title: string; href: string };
}

/** Three of the example websites on phones, side by side; each leads to its design, and one way to all. */
export function SixShops({ words }: { words: SixShopsWords }) {
  return (
    <Section heading={words.heading} lede={words.lede}>
      <ul className={styles.phones}>
        {words.shown.map(({ slug, kind }) => (
          <li key={slug}>
            <Link to={`${words.link.href}#${slug}`}>
              <img src={pictureUrl(slug, "phone")} width="390" height="780" alt="" loading="lazy" />
              {kind}
            </Link>
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
