import { LRUCache } from "lru-cache";
import type { DomainAnswer } from "@angadi/contract/domain-answer";

/** The registry of a domain ending, which answers by RDAP (RFC 9082 and 9083). */
export interface RdapServer {
  /** Such as `com` or `co.in`. */
  ending: string;
  /** Base of its RDAP service, without a trailing slash. */
  base: string;
}

export interface Rdap {
  /** One answer for each ending, in the order of the configuration. Never rejects. */
  lookUp(label: string): Promise<DomainAnswer[]>;
}

type DomainStatus = DomainAnswer["answer"];

/** Milliseconds that an answer is cached. A failed check is repeated each time. */
const CACHE_TTL_MS = { taken: 24 * 60 * 60 * 1000, "no-record": 10 * 60 * 1000 };
const CACHE_SIZE = 20_000;

/** Maximum requests in flight to one registry; others are not queued, but unchecked. */
const MAX_IN_FLIGHT = 8;

/** Maximum milliseconds of a registry's `Retry-After`. */
const MAX_BACK_OFF_MS = 10 * 60 * 1000;
const DEFAULT_BACK_OFF_MS = 60 * 1000;

/** Bytes; a registry's record of a domain is about 5 kB. */
const MAX_RECORD_BYTES = 256 * 1024;

/** Queries registries over HTTP, each with a timeout in milliseconds. */
export function createRdap(servers: readonly RdapServer[], timeoutMs = 4000): Rdap {
  const registries = new Map(servers.map(({ base }) => [base, new Registry(base, timeoutMs)]));
  const statuses = new LRUCache<string, DomainStatus, Registry>({
    max: CACHE_SIZE,
    fetchMethod: async (domain, _stale, { context: registry, options }) => {
      const status = await registry.query(domain);
      if (status === "unchecked") return undefined;
      options.ttl = CACHE_TTL_MS[status];
      return status;
    },
  });
  return {
    lookUp: (label) =>
      Promise.all(
        servers.map(async ({ ending, base }) => {
          const domain = `${label}.${ending}`;
          const context = registries.get(base) ?? new Registry(base, timeoutMs);
          return { domain, answer: (await statuses.fetch(domain, { context })) ?? "unchecked" };
        }),
      ),
  };
}

/** One registry, with its requests in flight and the end of the pause it requested. */
class Registry {
  #inFlight = 0;
  #backOffUntil = 0;
  readonly #base: string;
  readonly #timeoutMs: number;

  constructor(base: string, timeoutMs: number) {
    this.#base = base;
    this.#timeoutMs = timeoutMs;
  }

  async query(domain: string): Promise<DomainStatus> {
    if (this.#inFlight >= MAX_IN_FLIGHT || Date.now() < this.#backOffUntil) return "unchecked";
    this.#inFlight += 1;
    try {
      return await this.#fetch(domain);
    } catch {
      // Unreachable, too slow, redirected, or not JSON.
      return "unchecked";
    } finally {
      this.#inFlight -= 1;
    }
  }

  async #fetch(domain: string): Promise<DomainStatus> {
    const response = await fetch(`${this.#base}/domain/${domain}`, {
      headers: { Accept: "application/rdap+json, application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const body = await readTextUpTo(response, MAX_RECORD_BYTES);
    if (response.status === 429 || response.status === 503) this.#backOff(response);
    if (response.status === 404) return isRdapResponse(response) ? "no-record" : "unchecked";
    return response.status === 200 && isRecordFor(domain, JSON.parse(body)) ? "taken" : "unchecked";
  }

  #backOff(response: Response): void {
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    const waitMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : DEFAULT_BACK_OFF_MS;
    this.#backOffUntil = Date.now() + Math.min(waitMs, MAX_BACK_OFF_MS);
  }
}

/**
 * A 404 of another type is from a server that is not a registry, because the base URL is wrong. RFC
 * 7480 requires this type, even without a body.
 */
const isRdapResponse = (response: Response): boolean =>
  /^application\/(?:rdap\+)?json\b/i.test(response.headers.get("content-type") ?? "");

function isRecordFor(domain: string, record: unknown): boolean {
  if (typeof record !== "object" || record === null) return false;
  const { objectClassName, ldhName } = record as Record<string, unknown>;
  return (
    objectClassName === "domain" &&
    typeof ldhName === "string" &&
    ldhName.toLowerCase().replace(/\.$/, "") === domain
  );
}

/** The body as text; throws if it is longer than `maxBytes`. */
async function readTextUpTo(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("The record is too long.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
