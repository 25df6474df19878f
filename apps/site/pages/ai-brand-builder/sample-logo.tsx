import styles from "./sample-logo.module.css";

const SYMBOL_ID = "mogra";
const PETALS = [0, 72, 144, 216, 288];

/** The sample brand's flower as an SVG symbol, defined once per page. */
export function SampleLogoSymbol() {
  return (
    <svg className={styles.hidden} aria-hidden="true">
      <symbol id={SYMBOL_ID} viewBox="0 0 64 64">
        {PETALS.map((angle) => (
          <path
            key={angle}
            d="M32 33C21 25 20 8 32 2c12 6 11 23 0 31z"
            transform={`rotate(${angle} 32 34)`}
          />
        ))}
        <circle cx="32" cy="34" r="6.5" className={styles.centre} />
      </symbol>
    </svg>
  );
}

/** The flower in the current text colour. */
export function SampleLogo() {
  return (
    <svg viewBox="0 0 64 64" className={styles.logo} aria-hidden="true">
      <use href={`#${SYMBOL_ID}`} />
    </svg>
  );
}
