import { decodeBrief, encodeBrief, decodeOffset } from "./brief-codec.ts";
import { decodeSharedNames, encodeSharedNames } from "./shortlist.ts";

/**
 * Returns a canonical key of a URL's parameters, since the server sees them in another order than
 * the browser, and without those that no page reads. Empty if no parameter matters.
 */
export function toUrlKey(values: URLSearchParams): string {
  const sharedNames = decodeSharedNames(values);
  if (sharedNames) return encodeSharedNames(sharedNames);
  const decoded = decodeBrief(values);
  return decoded ? encodeBrief(decoded.draft, decodeOffset(values)) : "";
}
