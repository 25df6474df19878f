import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Design } from "../../sections/design-gallery/design.ts";
import styles from "./street.module.css";

interface StreetProps {
  label: string;
  designs: readonly Design[];
}

/** The six businesses as shop fronts in a row, each linked to its design. */
export function Street({ label, designs }: StreetProps) {
  return (
    <nav aria-label={label} className={styles.street}>
      <ul className={`wrap ${styles.shopFronts}`}>
        {designs.map(({ slug, kind }) => (
          <li key={slug}>
            <Link to={{ search: "", hash: `#${slug}` }}>
              <svg viewBox="0 0 180 240" aria-hidden="true" className={styles.shopFront}>
                {SHOP_FRONTS[slug]}
              </svg>
              <span>{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The shop fronts by the slugs of their designs; a new design needs one. The colours repeat the
 * tokens, because SVG attributes cannot use `var`.
 */
const SHOP_FRONTS: Record<string, ReactNode> = {
  bakery: (
    <>
      <path d="M120 46h22v40h-22z" fill="#982510" />
      <path d="M6 74h168v166H6z" fill="#fbe0d9" />
      <path d="M20 138h84v76H20z" fill="#fff" />
      <path d="M116 146h44v94h-44z" fill="#c03217" />
      <circle cx="124" cy="196" r="4" fill="#fdecc0" stroke="none" />
      <path d="M20 190h84" />
      <path d="M26 190q2-22 18-22t18 22zM62 190q2-22 18-22t18 22z" fill="#f6b92b" />
      <path d="M36 178l6-6M72 178l6-6" />
      <g className={styles.awning}>
        <path
          d="M0 96h30v24a15 15 0 0 1-30 0zM60 96h30v24a15 15 0 0 1-30 0zM120 96h30v24a15 15 0 0 1-30 0z"
          fill="#c03217"
        />
        <path
          d="M30 96h30v24a15 15 0 0 1-30 0zM90 96h30v24a15 15 0 0 1-30 0zM150 96h30v24a15 15 0 0 1-30 0z"
          fill="#fff"
        />
      </g>
    </>
  ),
  yoga: (
    <>
      <path d="M6 240V118a84 84 0 0 1 168 0v122z" fill="#2b3a9b" />
      <path d="M22 240V124a68 68 0 0 1 136 0v116z" fill="#c03217" />
      <path d="M38 240V130a52 52 0 0 1 104 0v110z" fill="#f6b92b" />
      <path d="M54 240V136a36 36 0 0 1 72 0v104z" fill="#fdecc0" />
      <g stroke="none" fill="#1c1d3a">
        <circle cx="90" cy="164" r="11" />
        <path d="M80 180h20l6 30q14 2 18 12H56q4-10 18-12z" />
      </g>
      <path d="M44 222h92v8H44z" fill="#d9efe2" />
    </>
  ),
  "law-office": (
    <>
      <path d="M12 104h156v120H12z" fill="#d9efe2" />
      <path d="M74 136h32v88H74z" fill="#1c1d3a" />
      <g fill="#fff">
        <path d="M18 112h18v112H18zM50 112h18v112H50zM112 112h18v112h-18zM144 112h18v112h-18z" />
        <path d="M6 96h168v18H6zM4 224h172v16H4z" />
      </g>
      <path d="M6 96 90 46l84 50z" fill="#1a6b49" />
      <path d="M70 82h40" stroke="#fff" strokeWidth="4" />
    </>
  ),
  photographer: (
    <>
      <path d="M6 62h168v178H6z" fill="#1c1d3a" />
      <path d="M16 76h148" stroke="#f6b92b" strokeWidth="10" strokeDasharray="9 9" />
      <circle cx="90" cy="142" r="50" fill="#fff" />
      <circle cx="90" cy="142" r="37" fill="#2b3a9b" />
      <circle cx="90" cy="142" r="20" fill="#1c1d3a" />
      <path d="M68 132a24 24 0 0 1 16-14" stroke="#fff" strokeWidth="5" />
      <path d="M66 240v-34h48v34z" fill="#c03217" />
      <path d="M120 62V46h34v16z" fill="#50526e" />
    </>
  ),
  "hardware-shop": (
    <>
      <path d="M6 96h168v144H6z" fill="#2b3a9b" />
      <path
        fillRule="evenodd"
        d="M90 22l33 19v38L90 98 57 79V41zM90 44a16 16 0 1 0 0 32 16 16 0 0 0 0-32z"
        fill="#f6b92b"
      />
      <path d="M0 92h180v32H0z" fill="#fff" />
      <path d="M22 108h136" stroke="#c03217" strokeWidth="8" strokeDasharray="16 8" />
      <path d="M22 138h102v102H22z" fill="#1c1d3a" />
      <path d="M22 138h102v42H22z" fill="#e2e6fb" />
      <path d="M22 150h102M22 160h102M22 170h102" />
      <path d="M150 142v30" stroke="#fff" strokeWidth="6" />
      <path d="M138 138h24v12h-24z" fill="#f6b92b" />
      <path d="M34 240v-26h30v26zM64 240v-38h28v38z" fill="#f6b92b" />
    </>
  ),
  tutor: (
    <>
      <path d="M6 84h168v156H6z" fill="#fff" />
      <path d="M6 84q42-34 84-8 42-26 84 8v12q-42-32-84-8-42-24-84 8z" fill="#c03217" />
      <path d="M20 118h96v70H20z" fill="#1c1d3a" />
      <path
        d="M36 140l18 24M54 140l-18 24M66 148h14M66 157h14M90 140h16l-10 24"
        stroke="#fff"
        strokeWidth="3.5"
      />
      <path d="M28 240v-36h30v36zM66 240v-36h30v36z" fill="#d9efe2" />
      <path d="M132 240V132l14-26 14 26v108z" fill="#f6b92b" />
      <path d="M132 132l14-26 14 26z" fill="#fdecc0" />
      <path d="M132 222h28v18h-28z" fill="#fbe0d9" />
    </>
  ),
};
