import { randomBytes } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { withTimeout } from "@angadi/database/availability";
import type { Schema } from "@angadi/database/schema/schema";
import { createKeyedDigest } from "./keyed-digest.ts";

/** Counts one request of a key. Returns the seconds to wait if over the limit, else undefined. */
export type Limiter = (key: string) => Promise<number | undefined>;

/** The counts that all processes share. */
export interface SharedCounts {
  /** A PostgreSQL database. */
  db: Kysely<Schema>;
  /** Shared by all processes. Without it, keys in the table cannot be matched to addresses. */
  secret: string;
}

export interface LimiterOptions {
  /** Prefix of the limit's keys. */
  name: string;
  /** `points` requests are allowed in `seconds` from the first one. 0 sets no limit. */
  points: number;
  seconds: number;
  /** Without it, or while its database does not answer, each process counts in its own memory. */
  shared?: SharedCounts | undefined;
}

/** Keys per limit and process (10 MB). The least recently used is dropped first. */
const MAX_KEYS = 20_000;
/** For counts in this process's memory. */
const PROCESS_SECRET = randomBytes(32).toString("base64url");
/** Timeout of the database, in milliseconds. */
const DATABASE_TIMEOUT_MS = 1000;

export function createLimiter({ name, points, seconds, shared }: LimiterOptions): Limiter {
  if (points === 0) return async () => undefined;
  const options = { keyPrefix: name, points, duration: seconds };
  const memoryLimiter = new BoundedMemoryLimiter(options);
  const limiter = shared
    ? new RateLimiterPostgres({
        ...options,
        storeClient: createStoreClient(shared.db),
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        insuranceLimiter: memoryLimiter,
        // Rejects clients over a limit without a query until the time is up. Not for long limits:
        // the library would collect too many keys, and scans all of them for each new one.
        ...(seconds <= 60 ? { inMemoryBlockOnConsumed: points } : {}),
      })
    : memoryLimiter;
  const consume = async (key: string): Promise<number | undefined> => {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  };
  const secret = shared?.secret ?? PROCESS_SECRET;
  return async (text) => {
    // Keys contain people's addresses, so table and memory store only keyed digests.
    const key = createKeyedDigest(secret, `limit ${name}`, text);
    const waitSeconds = await consume(key);
    if (waitSeconds === undefined || waitSeconds <= seconds) return waitSeconds;
    // The system clock was set back: do not make clients wait for it to catch up.
    await limiter.delete(key);
    return consume(key);
  };
}

/** Limits the number of keys in the library's memory, which would grow without bound. */
class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #keys = new LRUCache<string, true>({
    max: MAX_KEYS,
    dispose: (_, key, reason) => {
      if (reason === "evict") void this.delete(key);
    },
  });

  override consume(key: string | number): Promise<RateLimiterRes> {
    this.#keys.set(String(key), true);
    return super.consume(key);
  }
}

interface Query {
  text: string;
  values: unknown[];
}

/** The database client that the library expects, using the shared pool. */
function createStoreClient(db: Kysely<Schema>) {
  return {
    query: ({ text, values }: Query) =>
      withTimeout(DATABASE_TIMEOUT_MS, db.executeQuery(CompiledQuery.raw(text, values))),
  };
}
