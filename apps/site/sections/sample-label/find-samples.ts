/** A placeholder value, with its path: `contact.phone`. */
export interface Sample {
  path: string;
  value: object;
}

/** Returns everything marked `isSample: true` in a value, at any depth. */
export function findSamples(value: unknown, path = ""): Sample[] {
  if (typeof value !== "object" || value === null) return [];
  const ownSamples = "isSample" in value && value.isSample === true ? [{ path, value }] : [];
  const nested = Object.entries(value).flatMap(([key, child]) =>
    findSamples(child, path ? `${path}.${key}` : key),
  );
  return [...ownSamples, ...nested];
}
