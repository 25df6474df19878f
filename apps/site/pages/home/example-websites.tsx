import { Link } from "react-router";
import { buildPictureUrl } from "../../sections/design-gallery/design.ts";
import { Section } from "../../sections/section/section.tsx";
import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./example-websites.module.css";

interface ExampleWebsitesCopy {
  heading: string;
  lede: string;
  designs: readonly { slug: string; kind: string }[];
  link: { title: string; href: string };
}

/** The example websites on phones, each linked to its design, and a link to all of them. */
export function ExampleWebsites({ copy }: { copy: ExampleWebsitesCopy }) {
  return (
    <Section heading={copy.heading} lede={copy.lede}>
      <ul className={styles.phones}>
        {copy.designs.map(({ slug, kind }) => (
          <li key={slug}>
            <Link to={`${copy.link.href}#${slug}`}>
              <img
                src={buildPictureUrl(slug, "phone")}
                width="390"
                height="780"
                alt=""
                loading="lazy"
              />
              {kind}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.allLink}>
        <ButtonLink href={copy.link.href} variant="quiet">
          {copy.link.title}
        </ButtonLink>
      </p>
    </Section>
  );
}
