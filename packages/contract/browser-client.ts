import { DOMAIN_ANSWERS, type DomainAnswer, toDomainsUrl } from "./domain-answer.ts";
import { parseRetryAfter } from "./retry-after.ts";

export type DomainLookup =
  | { state: "answered"; answers: readonly DomainAnswer[] }
  /** The client has exceeded its limit; it may retry after `seconds`. */
  | { state: "limited"; seconds: number };

/**
 * Looks up what registries know about a label, in the server's order of endings. Parses the
 * response without the schema library, which browsers do not load. Rejects if there is no usable
 * response.
 */
export async function lookUpDomains(
  label: string,
  { signal, send = fetch }: { signal: AbortSignal; send?: typeof fetch },
): Promise<DomainLookup> {
  const response = await send(toDomainsUrl(label), { signal });
  if (response.status === 429) {
    return { state: "limited", seconds: Math.ceil(parseRetryAfter(response) / 1000) || 60 };
  }
  const body: unknown = response.ok ? await response.json() : undefined;
  const answers = isObject(body) ? body["data"] : undefined;
  if (!Array.isArray(answers) || answers.length === 0 || !answers.every(isDomainAnswer)) {
    throw new Error(`no usable answer to the look-up (${response.status})`);
  }
  return { state: "answered", answers };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isDomainAnswer = (value: unknown): value is DomainAnswer =>
  isObject(value) &&
  typeof value["domain"] === "string" &&
  DOMAIN_ANSWERS.some((answer) => answer === value["answer"]);
