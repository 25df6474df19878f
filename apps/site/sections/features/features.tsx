import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "@angadi/ui/button/button";
import { Icon, type IconName } from "../icons/icons.tsx";
import { Section } from "../section/section.tsx";
import styles from "./features.module.css";

interface Feature {
  /** Its anchor on the page. */
  id?: string;
  icon: IconName;
  title: string;
  text: string;
  link?: { title: string; href: string };
}

export interface FeaturesContent {
  eyebrow: string;
  heading: string;
  lede?: string;
  features: readonly Feature[];
  /** Label of the button below. */
  button?: string;
}

interface FeaturesProps {
  content: FeaturesContent;
  /** The button's URL in the app. */
  href?: string;
  /** A picture of the tool at work, next to the list. */
  children?: ReactNode;
}

/** What a tool does. */
export function Features({ content, href, children }: FeaturesProps) {
  const { eyebrow, heading, lede, features, button } = content;
  return (
    <Section eyebrow={eyebrow} heading={heading} lede={lede}>
      <div className={children ? styles.pictured : styles.panel}>
        {children}
        <ul className={styles.features}>
          {features.map(({ id, icon, title, text, link }) => (
            <li key={title} id={id} className={styles.feature}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                {link && <Link to={link.href}>{link.title}</Link>}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {href && (
        <p className={styles.start}>
          <ButtonLink href={href} reloadDocument>
            {button}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
