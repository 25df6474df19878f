import { decodeBrief, encodeBrief, decodeOffset } from "./brief-codec.ts";
import { decodeSharedNames, encodeSharedNames } from "./shortlist.ts";

/**
 * What an address asks for, in one spelling: the server sees parameters in another order than the
 * browser, and without those that no page reads. Empty where it asks for nothing.
 */
export function addressKey(values: URLSearchParams): string {
  const shared = decodeSharedNames(values);
  if (shared) return encodeSharedNames(shared);
  const decoded = decodeBrief(values);
  return decoded ? encodeBrief(decoded.draft, decodeOffset(values)) : "";
}
