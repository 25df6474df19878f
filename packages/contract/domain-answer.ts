/**
 * `GET /api/domains?label=…`, on this site's own server only: whether registries hold a record of a
 * name. Read in the browser, so without a schema library.
 */

/**
 * What a registry said. `no-record`: it holds none, which is no promise that the domain can be had
 * (it may be reserved, or be gone by now). `unchecked`: no usable answer in time.
 */
export const DOMAIN_ANSWERS = ["no-record", "taken", "unchecked"] as const;

export interface DomainAnswer {
  /** `neemandnutmeg.com` */
  domain: string;
  answer: (typeof DOMAIN_ANSWERS)[number];
}

/** What may stand before the ending: 1 to 63 letters, digits and inner hyphens, not two at place 3. */
export const DOMAIN_LABEL = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Where to ask. The label goes after the question mark, which no log keeps. */
export const domainsAddress = (label: string): string =>
  `/api/domains?${new URLSearchParams({ label })}`;

/** The answers of a 200, in the server's order of endings; undefined for any other body. */
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
