import styles from "./shop-preview.module.css";

/** Eleven scalloped stripes, narrower at the top; every second one is coloured. */
const OUTLINE =
  "M26 0h542l26 66a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0a27 27 0 0 1-54 0z";
const COLOURED_STRIPES =
  "M26 0H75L54 66a27 27 0 0 1-54 0zM125 0H174L162 66a27 27 0 0 1-54 0zM223 0H272L270 66a27 27 0 0 1-54 0zM322 0H371L378 66a27 27 0 0 1-54 0zM420 0H469L486 66a27 27 0 0 1-54 0zM519 0H568L594 66a27 27 0 0 1-54 0z";

/** The awning over the shop, striped in the scheme's colour. */
export function Awning() {
  return (
    <svg className={styles.awning} viewBox="0 0 594 96">
      <path d={OUTLINE} />
      <path d={COLOURED_STRIPES} />
      <path d="M0 62h594l2 5H-2z" />
    </svg>
  );
}
