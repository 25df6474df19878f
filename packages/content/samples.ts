/**
 * The label of a section while any of its content is marked `sample: true`. Without any such mark
 * the label disappears. `npm run launch` lists the remaining samples.
 */
export const sampleLabel = {
  text: "Sample",
  title: "An example until we can show the real one",
  /** What the label means. */
  href: "/about#samples",
};
