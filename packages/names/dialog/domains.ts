import { useState } from "react";
import { type DomainLookup, lookUpDomains } from "@angadi/contract/browser-client";
import { DOMAIN_LABEL } from "@angadi/contract/domain-answer";

/** State of the domain lookup for a name. */
export type Lookup = { state: "pending" } | DomainLookup | { state: "failed" };

export interface Domains {
  getLookup: (name: string) => Lookup | undefined;
  requestLookup: (name: string) => void;
}

/** Timeout for a response, in milliseconds; the server's timeout for registries is shorter. */
const TIMEOUT_MS = 12_000;

/** Converts a name to a domain label; undefined if no letter of it is allowed in one. */
export function toDomainLabel(name: string): string | undefined {
  const label = name
    .replaceAll("&", " and ")
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .slice(0, 63);
  // A label of digits alone does not identify the name.
  return DOMAIN_LABEL.test(label) && /[a-z]/.test(label) ? label : undefined;
}

/** Looks up domains on request; each label is looked up once until requested again. */
export function useDomains(): Domains {
  const [lookups, setLookups] = useState<ReadonlyMap<string, Lookup>>(new Map());
  const getLookup = (name: string) => lookups.get(toDomainLabel(name) ?? "");
  const requestLookup = (name: string) => {
    const label = toDomainLabel(name);
    if (!label) return;
    const setLookup = (lookup: Lookup) =>
      setLookups((previous) => new Map(previous).set(label, lookup));
    setLookup({ state: "pending" });
    lookUpDomains(label, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(setLookup)
      .catch(() => setLookup({ state: "failed" }));
  };
  return { getLookup, requestLookup };
}
