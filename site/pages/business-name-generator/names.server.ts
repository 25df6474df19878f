import { generateNames } from "#names/engine/generate.ts";
import { addressKey } from "#names/dialog/address-key.ts";
import { STEP, askedIn, fromIn } from "#names/dialog/brief-codec.ts";
import { judge } from "#names/dialog/worker-handlers.ts";
import type { Found } from "#names/dialog/name-generator.tsx";
import { sharedIn } from "#names/dialog/shortlist.ts";

/** The names an address asks for, or shares. What must not be proposed is not shown for others, either. */
export function namesFor(values: URLSearchParams): Found {
  const shared = sharedIn(values);
  const brief = shared ? undefined : askedIn(values)?.brief;
  return {
    key: addressKey(values),
    names: brief ? generateNames(brief, fromIn(values), STEP) : [],
    shared: shared?.map((text) => judge(text)).filter(({ refusal }) => !refusal),
  };
}
