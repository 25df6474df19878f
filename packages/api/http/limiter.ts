import { randomBytes } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Schema } from "@angadi/database/schema/schema";
import { keyedDigest } from "./keyed-digest.ts";

/** Counts one for a key. Returns the seconds to wait if the limit is exceeded, else undefined. */
export type Limiter = (key: string) => Promise<number | undefined>;

/** Where all processes count together. */
export interface SharedCounts {
  /** A PostgreSQL database. */
  db: Kysely<Schema>;
  /** Shared by all processes. Keys in the table cannot be turned back into addresses without it. */
  secret: string;
}

export interface LimiterOptions {
  /** Tells this limit's keys from the others'. */
  name: string;
  /** `points` requests are allowed in `seconds` from the first one. 0 sets no limit. */
  points: number;
  seconds: number;
  /** Without it, and while its database does not answer, a process counts by itself in its memory. */
  shared?: SharedCounts | undefined;
}

/** Keys that one limit remembers in a process: 10 MB. The one not seen for longest goes first. */
const MAX_KEYS = 20_000;
/** For what is counted in the memory of this process alone. */
const PROCESS_SECRET = randomBytes(32).toString("base64url");
/** Milliseconds after which the database is not waited for. */
const DATABASE_TIMEOUT = 1000;

export function createLimiter({ name, points, seconds, shared }: LimiterOptions): Limiter {
  if (points === 0) return async () => undefined;
  const options = { keyPrefix: name, points, duration: seconds };
  const memory = new BoundedMemory(options);
  const counts = shared
    ? new RateLimiterPostgres({
        ...options,
        storeClient: storeClient(shared.db),
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        insuranceLimiter: memory,
        // Who is over a limit is refused without a query until the time is up; for hours the library
        // would gather too many of them, and it goes through all of them for each new one.
        ...(seconds <= 60 ? { inMemoryBlockOnConsumed: points } : {}),
      })
    : memory;
  const consume = async (key: string): Promise<number | undefined> => {
    try {
      await counts.consume(key);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
  const secret = shared?.secret ?? PROCESS_SECRET;
  return async (text) => {
    // Addresses of people: the table and the memory hold keyed digests, all of one length.
    const key = keyedDigest(secret, `limit ${name}`, text);
    const waitSeconds = await consume(key);
    if (waitSeconds === undefined || waitSeconds <= seconds) return waitSeconds;
    // The machine's clock was set back: do not make clients wait for it to catch up.
    await counts.delete(key);
    return consume(key);
  };
}

/** The library's, which would remember as many keys as somebody cares to send. */
class BoundedMemory extends RateLimiterMemory {
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

/** What the library wants of a connection, over the pool that everything else uses. */
function storeClient(db: Kysely<Schema>) {
  return {
    query: ({ text, values }: Query) => defer(db.executeQuery(CompiledQuery.raw(text, values))),
  };
}

async function defer<T>(query: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database is late.")), DATABASE_TIMEOUT);
  });
  try {
    return await Promise.race([query, late]);
  } finally {
    clearTimeout(timer);
  }
}
