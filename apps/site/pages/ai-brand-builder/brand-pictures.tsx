import type { ReactNode } from "react";
import { brandPictures as copy } from "@angadi/content/pages/ai-brand-builder-sections";
import { SampleLogo } from "./sample-logo.tsx";
import styles from "./brand-pictures.module.css";

/** Pictures of the three steps to a brand. */
export const stepPictures: readonly ReactNode[] = [
  <span key="describe" className={styles.description}>
    {copy.description}
  </span>,
  <span key="choose" className={styles.choice}>
    <del>{copy.otherNames[0]}</del>
    <b>{copy.name}</b>
    <del>{copy.otherNames[1]}</del>
  </span>,
  <span key="use" className={styles.signboard}>
    <SampleLogo />
    {copy.name}
  </span>,
];

/** Pictures of the brand kit's parts, by the feature's icon. */
export const kitPictures = {
  signboard: <span className={styles.name}>{copy.name}</span>,
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
    <span className={styles.examples}>
      <span className={styles.card}>
        <SampleLogo />
        <b>{copy.name}</b>
        {copy.place}
      </span>
      <SampleLogo />
      <span className={styles.billHeader}>
        <b>
          <SampleLogo /> {copy.name}
        </b>
        {copy.bill}
      </span>
    </span>
  ),
};
