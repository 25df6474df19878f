import { decodeBrief, encodeBrief, decodeOffset } from "./brief-codec.ts";
import { decodeSharedNames, encodeSharedNames } from "./shortlist.ts";

/**
 * A canonical key of a URL's parameters: the server sees them in a different order than the
 * browser, and without those that no page reads. Empty if no parameter matters.
 */
export function toUrlKey(values: URLSearchParams): string {
  const shared = decodeSharedNames(values);
  if (shared) return encodeSharedNames(shared);
  const decoded = decodeBrief(values);
  return decoded ? encodeBrief(decoded.draft, decodeOffset(values)) : "";
}
