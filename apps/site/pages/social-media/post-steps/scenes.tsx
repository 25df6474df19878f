import type { ReactNode } from "react";
import styles from "./scenes.module.css";

const scenes = {
  /* One sentence becomes four posts. */
  generate: (
    <>
      <path className={styles.gulab} d="M0 0h360v220H0z" />
      <path
        className={styles.ink}
        d="M44 44h132a14 14 0 0 1 14 14v54a14 14 0 0 1-14 14H82l-26 22v-22H44a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14z"
      />
      <path className={styles.paleLine} d="M54 72h110M54 96h72" />
      <g transform="rotate(9 276 128) translate(14 0)">
        <rect className={styles.neel} x="206" y="52" width="104" height="132" rx="10" />
      </g>
      <g transform="rotate(-3 250 124) translate(16 4)">
        <rect className={styles.paper} x="196" y="58" width="108" height="136" rx="10" />
        <path className={styles.sindoor} d="m222 72 15 15-15 15-15-15z" />
        <path className={styles.line} d="M246 87h40M212 122h74M212 144h74M212 166h44" />
      </g>
    </>
  ),
  /* A card is dragged to another day. */
  plan: (
    <>
      <path className={styles.neelLight} d="M0 0h360v220H0z" />
      <rect className={styles.paper} x="56" y="40" width="248" height="200" rx="12" />
      <path className={styles.ink} d="M68 40h224a12 12 0 0 1 12 12v22H56V52a12 12 0 0 1 12-12z" />
      <path className={styles.rule} d="M118 74v150M180 74v150M242 74v150M56 124h248M56 174h248" />
      <rect className={styles.ghost} x="64" y="134" width="46" height="30" rx="6" />
      <rect className={styles.tulsi} x="250" y="84" width="46" height="30" rx="6" />
      <rect className={styles.sindoor} x="126" y="184" width="46" height="30" rx="6" />
      <g transform="rotate(-9 204 136)">
        <rect className={styles.ink} x="172" y="120" width="66" height="44" rx="9" />
        <rect className={styles.haldi} x="172" y="114" width="66" height="44" rx="9" />
      </g>
      <path className={styles.pointer} d="m216 138 1 44 11-10 8 17 11-5-8-17 15-1z" />
    </>
  ),
  /* A post publishes itself, and its reach is shown. */
  analyze: (
    <>
      <path className={styles.tulsiLight} d="M0 0h360v220H0z" />
      <path className={styles.string} d="M150 220C160 150 220 190 262 106" />
      <path className={styles.haldi} d="m262 18 44 44-44 44-44-44z" />
      <path className={styles.sindoor} d="m262 18 44 44h-88z" />
      <path className={styles.sindoor} d="m262 106-12 18h24z" />
      <rect className={styles.paper} x="40" y="160" width="34" height="60" />
      <rect className={styles.neel} x="82" y="128" width="34" height="92" />
      <rect className={styles.tulsi} x="124" y="92" width="34" height="128" />
      <circle className={styles.face} cx="82" cy="66" r="34" />
      <path className={styles.hand} d="M82 44v22l14 9" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type StepScene = keyof typeof scenes;

/** A step as a picture. Decorative. */
export function Scene({ name }: { name: StepScene }) {
  return (
    <svg viewBox="0 0 360 220" aria-hidden="true" className={styles.scene}>
      {scenes[name]}
    </svg>
  );
}
