/** Whether anything in a value, at any depth, is marked `isSample: true`. */
export const hasSamples = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (("isSample" in value && value.isSample === true) || Object.values(value).some(hasSamples));
