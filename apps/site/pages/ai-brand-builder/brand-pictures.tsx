import type { ReactNode } from "react";
import {
  brandPictures as copy,
  brandSample,
} from "@angadi/content/pages/ai-brand-builder-sections";
import styles from "./brand-pictures.module.css";

/** A picture of the sample's kit; packages/brand-kit/page-pictures.test.ts makes them. */
const SamplePicture = ({ name, alt = "" }: { name: string; alt?: string }) => (
  <img
    src={`/art/pages/brand/${name}.svg`}
    alt={alt}
    loading={alt ? undefined : "lazy"}
    className={styles[name]}
  />
);

/** The sample's kit in use. */
export const BrandShowcase = () => (
  <figure className={styles.figure}>
    <SamplePicture name="showcase" alt={brandSample.label} />
    <figcaption>{brandSample.note}</figcaption>
  </figure>
);

/** Pictures of the three steps to a brand. */
export const stepPictures: readonly ReactNode[] = [
  <span key="describe" className={styles.description}>
    {copy.description}
  </span>,
  <SamplePicture key="choose" name="directions" />,
  <SamplePicture key="use" name="signboard" />,
];

/** Pictures of the brand kit's parts, by the feature's icon. */
export const kitPictures = {
  signboard: <SamplePicture name="name" />,
  flower: <SamplePicture name="chat" />,
  brand: <SamplePicture name="palette" />,
  fonts: <SamplePicture name="letters" />,
  styles: <SamplePicture name="website" />,
  pages: <SamplePicture name="card" />,
};
