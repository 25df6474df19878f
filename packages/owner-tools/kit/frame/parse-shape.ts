import { isRecord } from "@angadi/ui/saved/saved-kind";

const DEFAULT_MAX_LENGTH = 80;

/**
 * Parses stored data that has the structure of `shape`; returns undefined for anything else. The first
 * item of a list in the shape describes each item. Items after `maxItems`, characters after `maxLength`
 * and properties that are not in the shape are dropped.
 */
export function parseShape<T>(
  shape: T,
  stored: unknown,
  maxItems: number,
  maxLength = DEFAULT_MAX_LENGTH,
): T | undefined {
  if (typeof shape === "string") {
    return typeof stored === "string" ? (stored.slice(0, maxLength) as T) : undefined;
  }
  if (typeof shape !== "object" || shape === null) {
    return typeof stored === typeof shape ? (stored as T) : undefined;
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(stored)) return undefined;
    const items = stored
      .slice(0, maxItems)
      .map((item) => parseShape(shape[0] as unknown, item, maxItems, maxLength));
    return items.includes(undefined) ? undefined : (items as T);
  }
  if (!isRecord(stored)) return undefined;
  const entries = Object.entries(shape).map(([name, valueShape]: [string, unknown]) => [
    name,
    Object.hasOwn(stored, name)
      ? parseShape(valueShape, stored[name], maxItems, maxLength)
      : undefined,
  ]);
  return entries.some(([, value]) => value === undefined)
    ? undefined
    : (Object.fromEntries(entries) as T);
}

export const mapToRecord = <Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;

export const isIncluded = (options: readonly string[], text: string): boolean =>
  options.includes(text);
