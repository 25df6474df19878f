/**
 * The label of each section whose content is marked `isSample: true`. `npm run launch` lists the
 * remaining samples.
 */
export const sampleLabel = {
  text: "Sample",
  title: "An example until we can show the real one",
  /** The explanation of the label. */
  href: "/about#samples",
};
