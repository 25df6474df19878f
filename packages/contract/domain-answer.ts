/**
 * A registry's answer. `no-record`: it has none, which does not guarantee that the domain is
 * available (it may be reserved, or taken since). `unchecked`: no usable response in time.
 */
export const DOMAIN_ANSWERS = ["no-record", "taken", "unchecked"] as const;

export interface DomainAnswer {
  /** `neemandnutmeg.com` */
  domain: string;
  answer: (typeof DOMAIN_ANSWERS)[number];
}

/** A label before the ending: 1 to 63 letters, digits and inner hyphens, not `--` at position 3. */
export const DOMAIN_LABEL = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the URL of the look-up on the site's server. The label is in the query: it is not logged.
 */
export const toDomainsUrl = (label: string): string =>
  `/api/domains?${new URLSearchParams({ label })}`;
