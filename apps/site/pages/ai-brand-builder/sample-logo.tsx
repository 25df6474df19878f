import styles from "./sample-logo.module.css";

const ID = "mogra";
const PETALS = [0, 72, 144, 216, 288];

/** The sample brand's flower as an SVG symbol, defined once per page. */
export function SampleLogoSymbol() {
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <symbol id={ID} viewBox="0 0 64 64">
        {PETALS.map((angle) => (
          <path
            key={angle}
            d="M32 33C21 25 20 8 32 2c12 6 11 23 0 31z"
            transform={`rotate(${angle} 32 34)`}
          />
        ))}
        <circle cx="32" cy="34" r="6.5" className={styles.heart} />
      </symbol>
    </svg>
  );
}

/** The flower in the current text colour. */
export function SampleLogo() {
  return (
    <svg viewBox="0 0 64 64" className={styles.mogra} aria-hidden="true">
      <use href={`#${ID}`} />
    </svg>
  );
}
