import { isbot } from "isbot";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { type CountKey, toFoldedKey, toCountId } from "@angadi/api/counts/bounded-counts";
import { addCounts, toDay } from "@angadi/api/counts/daily-counts";
import type { Schema } from "@angadi/database/schema/schema";
import { createLimiter } from "@angadi/api/http/limiter";
import { addressKey } from "@angadi/api/http/rate-limit-keys";
import { countRateLimited } from "../metrics/metrics.ts";
import { errorCode } from "../operations/error-code.ts";
import { readBeacon } from "./beacon.ts";
import {
  type LeadOrigin,
  type CountingContext,
  listCountKeys,
  toLeadCountKey,
} from "./count-keys.ts";
import { DayCounts } from "./day-counts.ts";
import { createKnownPartners } from "./known-partners.ts";

/** Bytes of a beacon; the address and the referrer in it may be long. */
export const MAX_BEACON = 16 * 1024;
/** Milliseconds between two writes; a killed process loses no more than that. */
const INTERVAL = 10_000;
/**
 * Rows that one client may add in a day; anything more counts in the totals of "other". Far fewer
 * than any kind has (`ROWS_A_DAY`), so that one client cannot use them up for the others.
 */
export const NEW_ROWS_A_DAY = 40;

export interface CountingOptions extends Pick<
  CountingContext,
  "findPagePattern" | "campaigns" | "findArticle"
> {
  db: Kysely<Schema>;
  log: Pick<Logger, "error">;
  /** Beacons a minute from one client; 0 sets no limit. */
  perMinute: number;
  now?: () => number;
}

export interface Counting {
  /** Answers a beacon of a visitor at `address`; `ownHost` is this site's, with its port. */
  respond(request: Request, visitor: { address: string; ownHost: string }): Promise<Response>;
  /** Counts a lead that has been stored. */
  countLead(kind: "message" | "application", origin: LeadOrigin): void;
  /** Writes the sums collected so far. */
  flush(): Promise<void>;
  /** Writes the remaining sums and stops. */
  stop(): Promise<void>;
}

/**
 * Counts the totals of the day: receives beacons, sums them in memory, and writes the sums every
 * 10 s. It stores only counts; addresses are only in the rate limiters' memory.
 */
export function startCounting(options: CountingOptions): Counting {
  const { db, log, perMinute, now = Date.now } = options;
  // Each process has its own limit; the database sums what they count.
  const limitClient = createLimiter({ name: "totals", points: perMinute, seconds: 60 });
  const limitNewRows = createLimiter({
    name: "totals-row",
    points: perMinute && NEW_ROWS_A_DAY,
    seconds: 24 * 60 * 60,
  });
  const partners = createKnownPartners(db, log);
  const partnersLoaded = partners.refresh();
  const context = { ...options, isPartner: partners.has };
  let today = new DayCounts(toDay(now()));
  /** Past days that could not be written yet. */
  let pastDays: DayCounts[] = [];
  let writing = Promise.resolve();

  function getTodaySums(): DayCounts {
    const day = toDay(now());
    if (day !== today.day) {
      if (today.size > 0) pastDays = [today, ...pastDays].slice(0, 2);
      today = new DayCounts(day);
    }
    return today;
  }

  async function count(key: CountKey, client: string): Promise<void> {
    const isAllowed =
      !getTodaySums().isNew(key, toCountId(key)) || (await limitNewRows(client)) === undefined;
    getTodaySums().add(isAllowed ? key : toFoldedKey(key));
  }

  async function write(day: DayCounts): Promise<void> {
    const counts = day.drain();
    if (counts.length === 0) return;
    try {
      day.setExistingIds(await addCounts(db, day.day, counts));
    } catch (error) {
      day.restore(counts);
      log.error({ code: errorCode(error) }, "totals not written");
    }
  }

  async function writeAll(): Promise<void> {
    for (const day of [getTodaySums(), ...pastDays]) await write(day);
    pastDays = pastDays.filter(({ size }) => size > 0);
    await partners.refresh();
  }
  const flush = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(() => void flush(), INTERVAL);

  async function respond(
    request: Request,
    { address, ownHost }: { address: string; ownHost: string },
  ): Promise<Response> {
    if (request.method !== "POST") return emptyResponse(405, { Allow: "POST" });
    if (isOptedOut(request.headers)) return emptyResponse(204);
    if (!isFromHost(ownHost, request.headers.get("origin"))) return emptyResponse(403);
    const client = addressKey(address);
    const retryAfter = await limitClient(client);
    if (retryAfter !== undefined) {
      countRateLimited("totals");
      return emptyResponse(429, { "Retry-After": String(retryAfter) });
    }
    if (!request.headers.get("content-type")?.startsWith("text/plain")) return emptyResponse(415);
    const beacon = readBeacon(await request.text());
    if (!beacon) return emptyResponse(400);
    await partnersLoaded;
    for (const key of listCountKeys(beacon, { ...context, ownHost })) await count(key, client);
    return emptyResponse(204);
  }

  return {
    respond,
    countLead: (kind, origin) => getTodaySums().add(toLeadCountKey(kind, origin, context)),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Whether the request comes from a bot or from somebody who asked not to be counted. */
function isOptedOut(headers: Headers): boolean {
  const hasOptOutHeader = headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
  return hasOptOutHeader || isbot(headers.get("user-agent"));
}

/** Browsers send the origin with every POST. */
const isFromHost = (ownHost: string, origin: string | null) =>
  origin !== null && URL.parse(origin)?.host === ownHost;

const emptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });
