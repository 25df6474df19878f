import { Link } from "react-router";
import type { brandKit } from "#content/pages/ai-brand-builder-sections.ts";
import { Section } from "../../sections/section/section.tsx";
import { Mogra } from "./mogra.tsx";
import styles from "./shade-card.module.css";

type Words = typeof brandKit;
type Chip = Words["chips"][number];

/** What is in the kit, as the chips of a paint shop's shade card. */
export function ShadeCard({ words }: { words: Words }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading}>
      <ul className={styles.card}>
        {words.chips.map((chip) => (
          <li key={chip.title} className={styles.chip}>
            <div className={`${styles.shade} ${styles[chip.show]}`} aria-hidden="true">
              <Specimen words={words} show={chip.show} />
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

function Specimen({ words, show }: { words: Words; show: Chip["show"] }) {
  switch (show) {
    case "name":
      return words.sample;
    case "logo":
      return <Mogra />;
    case "colours":
      return (
        <>
          {words.shades.map((shade) => (
            <span key={shade}>{shade}</span>
          ))}
        </>
      );
    case "fonts":
      return (
        <>
          {words.letters} <span>{words.letters}</span>
        </>
      );
    case "styles":
      return (
        <>
          <b>{words.button}</b>
          <b>{words.button}</b>
        </>
      );
    case "everywhere":
      return (
        <>
          <Mogra />
          <Mogra />
          <Mogra />
        </>
      );
  }
}
