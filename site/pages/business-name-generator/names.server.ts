import { generateNames } from "#names/engine/generate.ts";
import { addressKey } from "#names/dialog/address-key.ts";
import { STEP, decodeBrief, decodeOffset } from "#names/dialog/brief-codec.ts";
import { judge } from "#names/dialog/worker-handlers.ts";
import type { LoadedNames } from "#names/dialog/name-generator.tsx";
import { decodeSharedNames } from "#names/dialog/shortlist.ts";

/** The names an address asks for, or shares. What must not be proposed is not shown for others, either. */
export function namesFor(values: URLSearchParams): LoadedNames {
  const shared = decodeSharedNames(values);
  const brief = shared ? undefined : decodeBrief(values)?.brief;
  return {
    key: addressKey(values),
    names: brief ? generateNames(brief, decodeOffset(values), STEP) : [],
    shared: shared?.map((text) => judge(text)).filter(({ refusal }) => !refusal),
  };
}
