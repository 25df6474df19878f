import { generateNames } from "#names/generate.ts";
import { addressKey } from "./generator/address-key.ts";
import { STEP, askedIn, fromIn } from "./generator/asked.ts";
import { judge } from "./generator/answer.ts";
import type { Found } from "./generator/name-generator.tsx";
import { sharedIn } from "./generator/shortlist.ts";

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
