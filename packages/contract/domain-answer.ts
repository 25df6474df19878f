/**
 * `GET /api/domains?label=…`, on this site's own server only: whether registries have a record of a
 * name. Parsed in the browser, so without a schema library.
 */

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

/** URL of the look-up. The label is in the query, which is not logged. */
export const domainsAddress = (label: string): string =>
  `/api/domains?${new URLSearchParams({ label })}`;

/** Answers of a 200 response, in the server's order of endings; undefined for any other body. */
export function readDomainAnswers(body: unknown): DomainAnswer[] | undefined {
  const data = isObject(body) ? body["data"] : undefined;
  return Array.isArray(data) && data.every(isDomainAnswer) ? data : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isDomainAnswer = (value: unknown): value is DomainAnswer =>
  isObject(value) &&
  typeof value["domain"] === "string" &&
  DOMAIN_ANSWERS.some((answer) => answer === value["answer"]);
