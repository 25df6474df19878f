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

export interface FeaturesCopy {
  eyebrow: string;
  heading: string;
  lede?: string;
  features: readonly Feature[];
  /** Label of the button below. */
  button?: string;
}

interface FeaturesProps {
  copy: FeaturesCopy;
  /** Decorative pictures, by the feature's icon; features with one come first, as tiles. */
  pictures?: Partial<Record<IconName, ReactNode>>;
  /** The button's URL in the app. */
  href?: string;
  /** A picture of the tool at work, next to the list. */
  children?: ReactNode;
}

/** What a tool does. */
export function Features({ copy, pictures, href, children }: FeaturesProps) {
  const { eyebrow, heading, lede, features, button } = copy;
  const picturedFeatures = features.filter(({ icon }) => pictures?.[icon]);
  const otherFeatures = features.filter(({ icon }) => !pictures?.[icon]);
  return (
    <Section eyebrow={eyebrow} heading={heading} lede={lede}>
      {picturedFeatures.length > 0 && (
        <ul className={styles.tiles}>
          {picturedFeatures.map((feature) => (
            <li key={feature.title} id={feature.id} className={styles.tile}>
              <div className={styles.picture} aria-hidden="true">
                {pictures?.[feature.icon]}
              </div>
              <FeatureText {...feature} />
            </li>
          ))}
        </ul>
      )}
      {otherFeatures.length > 0 && (
        <div className={children ? styles.withPicture : styles.panel}>
          {children}
          <ul className={styles.features}>
            {otherFeatures.map((feature) => (
              <li key={feature.title} id={feature.id} className={styles.feature}>
                <span className={styles.icon}>
                  <Icon name={feature.icon} />
                </span>
                <FeatureText {...feature} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {href && (
        <p className={styles.startButton}>
          <ButtonLink href={href} reloadDocument>
            {button}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function FeatureText({ title, text, link }: Feature) {
  return (
    <div className={styles.text}>
      <h3>{title}</h3>
      <p>{text}</p>
      {link && <Link to={link.href}>{link.title}</Link>}
    </div>
  );
}
