/** A value that stands for one still to come, and how to get to it: `contact.phone`. */
export interface Sample {
  path: string;
  value: object;
}

/** All that carries `sample: true` in a value, at whatever depth. */
export function samplesIn(value: unknown, path = ""): Sample[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "sample" in value && value.sample === true ? [{ path, value }] : [];
  const within = Object.entries(value).flatMap(([key, part]) =>
    samplesIn(part, path ? `${path}.${key}` : key),
  );
  return [...own, ...within];
}
