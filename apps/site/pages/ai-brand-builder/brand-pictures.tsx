import type { ReactNode } from "react";
import { brandPictures as copy } from "@angadi/content/pages/ai-brand-builder-sections";
import { SampleLogo } from "./sample-logo.tsx";
import styles from "./brand-pictures.module.css";

/** The brand taking shape, step by step. */
export const stepPictures: readonly ReactNode[] = [
  <span key="describe" className={styles.description}>
    {copy.description}
  </span>,
  <span key="choose" className={styles.choice}>
    <del>{copy.otherNames[0]}</del>
    <b>{copy.name}</b>
    <del>{copy.otherNames[1]}</del>
  </span>,
  <span key="use" className={styles.board}>
    <SampleLogo />
    {copy.name}
  </span>,
];

/** What is in the kit, by the feature's icon. */
export const kitPictures = {
  board: <span className={styles.name}>{copy.name}</span>,
  flower: (
    <span className={styles.logos}>
      <SampleLogo />
    </span>
  ),
  brand: (
    <span className={styles.colours}>
      {copy.colours.map((colour) => (
        <span key={colour}>{colour}</span>
      ))}
    </span>
  ),
  fonts: (
    <span className={styles.fonts}>
      {copy.fonts.map((font) => (
        <span key={font}>
          <b>{copy.letters}</b>
          {font}
        </span>
      ))}
    </span>
  ),
  styles: (
    <span className={styles.buttons}>
      <b>{copy.button}</b>
      <b>{copy.button}</b>
    </span>
  ),
  pages: (
    <span className={styles.everywhere}>
      <span className={styles.card}>
        <SampleLogo />
        <b>{copy.name}</b>
        {copy.place}
      </span>
      <SampleLogo />
      <span className={styles.billHead}>
        <b>
          <SampleLogo /> {copy.name}
        </b>
        {copy.bill}
      </span>
    </span>
  ),
};
