import type { brandSheet } from "@angadi/content/pages/ai-brand-builder-sections";
import styles from "./brand-sheet.module.css";
import { SampleLogo } from "./sample-logo.tsx";

/** The sheet that defines the brand: name, logo, colours, fonts. */
export function BrandSheet({ copy }: { copy: typeof brandSheet }) {
  const { title, name, logo, colours, fonts } = copy;
  return (
    <div role="img" aria-label={copy.label} className={styles.sheet}>
      <span className={styles.title}>{title}</span>
      <span className={styles.label}>{name.label}</span>
      <span className={styles.names}>
        <b>{name.picked}</b>
        {name.others.map((alternative) => (
          <del key={alternative}>{alternative}</del>
        ))}
      </span>
      <span className={styles.label}>{logo}</span>
      <span className={styles.logos}>
        <SampleLogo />
        <SampleLogo />
        <SampleLogo />
      </span>
      <span className={styles.label}>{colours.label}</span>
      <span className={styles.colours}>
        {colours.names.map((colour) => (
          <span key={colour}>{colour}</span>
        ))}
      </span>
      <span className={styles.label}>{fonts.label}</span>
      <span className={styles.fonts}>
        <b>{fonts.sample}</b>
        <span>{fonts.heading}</span>
        <b>{fonts.sample}</b>
        <span>{fonts.text}</span>
      </span>
    </div>
  );
}
