import { toAddressKey, toEmailKey } from "./rate-limit-keys.ts";
import { type LimiterOptions, type SharedCounts, createLimiter } from "./limiter.ts";

export interface RateLimitConfig {
  /** Calls a minute from one client; 0 sets no limit. */
  perMinute: number;
  /** Leads of one kind an hour with one mailbox; 0 sets no limit. */
  emailPerHour: number;
  /** Domain look-ups a minute from one client; 0 sets no limit. */
  lookUpsPerMinute: number;
  /** Pages of names a minute from one client; 0 sets no limit. */
  namesPerMinute: number;
}

export interface RateLimits {
  /** Counts one lead. Returns the seconds to wait if the limit is exceeded, else undefined. */
  takeLead(lead: {
    address: string | undefined;
    kind: string;
    email: string;
  }): Promise<number | undefined>;
  /** Counts one domain look-up. Returns like `takeLead`. */
  takeLookUp(address: string | undefined): Promise<number | undefined>;
  /** Counts one page that is costly to render. Returns like `takeLead`. */
  takeCostlyPage(address: string): Promise<number | undefined>;
  /** Counts one request of a private link. Returns like `takeLead`. */
  takePrivatePage(address: string): Promise<number | undefined>;
}

/**
 * Leads an hour from one client, per lead that it may send in a minute: 60 with the defaults, so
 * that one client cannot use up everybody's hourly mail budget (`MAIL_BUDGET_PER_HOUR`, 200).
 */
const HOURLY_LIMIT_FACTOR = 6;
/** Requests of private links a minute from one client; partners reload theirs often. */
const PRIVATE_PAGES_PER_MINUTE = 30;

export interface RateLimitDependencies {
  /** Counts shared by all processes; without it, each process counts for itself. */
  shared?: SharedCounts | undefined;
  /** Called for each rejected request with the limit's name. */
  onRejected?: (limit: string) => void;
}

/**
 * Rate limits of the API, the costly page of names and private links. A client is an IPv4 address
 * or an IPv6 network; each mailbox is counted once.
 */
export function createRateLimits(
  { perMinute, emailPerHour, lookUpsPerMinute, namesPerMinute }: RateLimitConfig,
  { shared, onRejected }: RateLimitDependencies = {},
): RateLimits {
  const createLimit = (options: Omit<LimiterOptions, "shared">) => {
    const limit = createLimiter({ ...options, shared });
    return async (key: string) => {
      const retryAfter = await limit(key);
      if (retryAfter !== undefined) onRejected?.(options.name);
      return retryAfter;
    };
  };
  const limitAddress = createLimit({ name: "address", points: perMinute, seconds: 60 });
  const limitAddressPerHour = createLimit({
    name: "address-hour",
    points: perMinute * HOURLY_LIMIT_FACTOR,
    seconds: 60 * 60,
  });
  const limitEmail = createLimit({ name: "email", points: emailPerHour, seconds: 60 * 60 });
  const limitLookUps = createLimit({ name: "look-up", points: lookUpsPerMinute, seconds: 60 });
  const limitNames = createLimit({ name: "names", points: namesPerMinute, seconds: 60 });
  const limitLinks = createLimit({
    name: "private-link",
    points: PRIVATE_PAGES_PER_MINUTE,
    seconds: 60,
  });
  const limitLeads = async (client: string) =>
    (await limitAddress(client)) ?? (await limitAddressPerHour(client));
  return {
    async takeLead({ address, kind, email }) {
      return (
        (address === undefined ? undefined : await limitLeads(toAddressKey(address))) ??
        (await limitEmail(`${kind} ${toEmailKey(email)}`))
      );
    },
    takeLookUp: async (address) =>
      address === undefined ? undefined : limitLookUps(toAddressKey(address)),
    takeCostlyPage: (address) => limitNames(toAddressKey(address)),
    takePrivatePage: (address) => limitLinks(toAddressKey(address)),
  };
}
