import { askedIn, askedQuery, fromIn } from "./brief-codec.ts";
import { sharedIn, sharedQuery } from "./shortlist.ts";

/**
 * What an address asks for, in one spelling: the server sees parameters in another order than the
 * browser, and without those that no page reads. Empty where it asks for nothing.
 */
export function addressKey(values: URLSearchParams): string {
  const shared = sharedIn(values);
  if (shared) return sharedQuery(shared);
  const asked = askedIn(values);
  return asked ? askedQuery(asked.draft, fromIn(values)) : "";
}
