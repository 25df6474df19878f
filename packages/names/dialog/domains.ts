import { useState } from "react";
import { type DomainLookup, lookUpDomains } from "@angadi/contract/browser-client";
import { DOMAIN_LABEL } from "@angadi/contract/domain-answer";

/** State of the domain lookup for a name. */
export type Lookup = { state: "asking" } | DomainLookup | { state: "failed" };

export interface Domains {
  getLookup: (name: string) => Lookup | undefined;
  requestLookup: (name: string) => void;
}

/** Timeout for a response, in milliseconds; the server's timeout for registries is shorter. */
const TIMEOUT_MS = 12_000;

/** A name as a domain label; undefined if no character of it is allowed there. */
export function toDomainLabel(name: string): string | undefined {
  const label = name
    .replaceAll("&", " and ")
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .slice(0, 63);
  // A label of only digits is not recognisable.
  return DOMAIN_LABEL.test(label) && /[a-z]/.test(label) ? label : undefined;
}

/** Looks up domains on request; each label is looked up once until requested again. */
export function useDomains(): Domains {
  const [lookups, setLookups] = useState<ReadonlyMap<string, Lookup>>(new Map());
  const getLookup = (name: string) => lookups.get(toDomainLabel(name) ?? "");
  const requestLookup = (name: string) => {
    const label = toDomainLabel(name);
    if (!label) return;
    const put = (lookup: Lookup) => setLookups((before) => new Map(before).set(label, lookup));
    put({ state: "asking" });
    lookUpDomains(label, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(put)
      .catch(() => put({ state: "failed" }));
  };
  return { getLookup, requestLookup };
}
