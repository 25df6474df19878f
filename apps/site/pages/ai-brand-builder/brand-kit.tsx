import { Link } from "react-router";
import type { brandKit } from "@angadi/content/pages/ai-brand-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import { SampleLogo } from "./sample-logo.tsx";
import styles from "./brand-kit.module.css";

type Copy = typeof brandKit;
type Chip = Copy["chips"][number];

/** The contents of the kit, as chips on a paint shop's shade card. */
export function BrandKit({ copy }: { copy: Copy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ul className={styles.card}>
        {copy.chips.map((chip) => (
          <li key={chip.title} className={styles.chip}>
            <div className={`${styles.shade} ${styles[chip.show]}`} aria-hidden="true">
              <Specimen copy={copy} show={chip.show} />
            </div>
            <div className={styles.words}>
              <h3>{chip.title}</h3>
              <p>{chip.text}</p>
              {"link" in chip && <Link to={chip.link.href}>{chip.link.title}</Link>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Specimen({ copy, show }: { copy: Copy; show: Chip["show"] }) {
  switch (show) {
    case "name":
      return copy.sample;
    case "logo":
      return <SampleLogo />;
    case "colours":
      return (
        <>
          {copy.shades.map((shade) => (
            <span key={shade}>{shade}</span>
          ))}
        </>
      );
    case "fonts":
      return (
        <>
          {copy.letters} <span>{copy.letters}</span>
        </>
      );
    case "styles":
      return (
        <>
          <b>{copy.button}</b>
          <b>{copy.button}</b>
        </>
      );
    case "everywhere":
      return (
        <>
          <SampleLogo />
          <SampleLogo />
          <SampleLogo />
        </>
      );
  }
}
