import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface RateLimitConfig {
  /** Calls a minute from one client address; 0 sets no limit. */
  perMinute: number;
  /** Leads of one kind an hour with one e-mail address; 0 sets no limit. */
  emailPerHour: number;
  /** Domain look-ups a minute from one client address; 0 sets no limit. */
  lookUpsPerMinute: number;
}

export interface RateLimits {
  /** Counts one lead; gives the seconds to wait where it is one too many. */
  take(lead: {
    address: string | undefined;
    kind: string;
    email: string;
  }): Promise<number | undefined>;
  /** Counts one domain look-up; gives the seconds to wait where it is one too many. */
  takeLookUp(address: string | undefined): Promise<number | undefined>;
}

/** Counts in the memory of the process: several processes allow as many times more. */
export function rateLimits(config: RateLimitConfig): RateLimits {
  const { perMinute, emailPerHour, lookUpsPerMinute } = config;
  const byAddress = limiter(perMinute, 60);
  const lookUps = limiter(lookUpsPerMinute, 60);
  const byEmail = limiter(emailPerHour, 60 * 60);
  return {
    async take({ address, kind, email }) {
      return (
        (address === undefined ? undefined : await byAddress(address)) ??
        (await byEmail(`${kind} ${email.toLowerCase()}`))
      );
    },
    takeLookUp: async (address) => (address === undefined ? undefined : lookUps(address)),
  };
}

function limiter(points: number, duration: number) {
  if (points === 0) return async () => undefined;
  const memory = new RateLimiterMemory({ points, duration });
  return async (key: string): Promise<number | undefined> => {
    try {
      await memory.consume(key);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
