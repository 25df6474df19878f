import { isbot } from "isbot";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { type CountKey, toFoldedKey, toCountId } from "@angadi/api/counts/bounded-counts";
import { addCounts, toIndianDay } from "@angadi/api/counts/daily-counts";
import type { Schema } from "@angadi/database/schema/schema";
import { createLimiter } from "@angadi/api/http/limiter";
import { toAddressKey } from "@angadi/api/http/rate-limit-keys";
import { countRateLimited } from "../metrics/metrics.ts";
import { getErrorCode } from "../operations/error-code.ts";
import { readBeacon } from "./beacon.ts";
import {
  type LeadOrigin,
  type CountingContext,
  listCountKeys,
  toLeadCountKey,
} from "./count-keys.ts";
import { DayCounts } from "./day-counts.ts";
import { createKnownPartners } from "./known-partners.ts";

/** Maximum bytes of a beacon, whose path and referrer may be long. */
export const MAX_BEACON_BYTES = 16 * 1024;
/** The interval between writes: a killed process loses the counts of one. */
const WRITE_INTERVAL_MS = 10_000;
/**
 * Rows that one client may add in a day; further counts are added to the totals of "other". Far
 * below `MAX_ROWS_PER_DAY`, so that one client cannot use up all rows.
 */
export const MAX_NEW_ROWS_PER_DAY = 40;

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
  /** Counts a beacon of a visitor at `address`; `ownHost` is this site's host with its port. */
  respond(request: Request, visitor: { address: string; ownHost: string }): Promise<Response>;
  /** Counts a lead that has been stored. */
  countLead(kind: "message" | "application", origin: LeadOrigin): void;
  /** Writes the counts collected so far. */
  flush(): Promise<void>;
  /** Writes the remaining counts and stops. */
  stop(): Promise<void>;
}

/**
 * Counts beacons in memory, and adds the counts to the day's totals every 10 s. Nothing else of a
 * beacon is stored.
 */
export function startCounting(options: CountingOptions): Counting {
  const { db, log, perMinute, now = Date.now } = options;
  const limitClient = createLimiter({ name: "totals", points: perMinute, seconds: 60 });
  const limitNewRows = createLimiter({
    name: "totals-row",
    points: perMinute && MAX_NEW_ROWS_PER_DAY,
    seconds: 24 * 60 * 60,
  });
  const partners = createKnownPartners(db, log);
  const partnerLoad = partners.refresh();
  const context = { ...options, isPartner: partners.has };
  let todayCounts = new DayCounts(toIndianDay(now()));
  /** Counts of past days that could not be written yet. */
  let pastCounts: DayCounts[] = [];
  let pendingWrite = Promise.resolve();

  function getTodayCounts(): DayCounts {
    const day = toIndianDay(now());
    if (day !== todayCounts.day) {
      if (todayCounts.size > 0) pastCounts = [todayCounts, ...pastCounts].slice(0, 2);
      todayCounts = new DayCounts(day);
    }
    return todayCounts;
  }

  async function count(key: CountKey, client: string): Promise<void> {
    const isAllowed =
      !getTodayCounts().isNew(key, toCountId(key)) || (await limitNewRows(client)) === undefined;
    getTodayCounts().add(isAllowed ? key : toFoldedKey(key));
  }

  async function write(dayCounts: DayCounts): Promise<void> {
    const counts = dayCounts.drain();
    if (counts.length === 0) return;
    try {
      dayCounts.setExistingIds(await addCounts(db, dayCounts.day, counts));
    } catch (error) {
      dayCounts.restore(counts);
      log.error({ code: getErrorCode(error) }, "totals not written");
    }
  }

  async function writeAll(): Promise<void> {
    for (const dayCounts of [getTodayCounts(), ...pastCounts]) await write(dayCounts);
    pastCounts = pastCounts.filter(({ size }) => size > 0);
    await partners.refresh();
  }
  const flush = () => {
    pendingWrite = pendingWrite.then(writeAll);
    return pendingWrite;
  };
  const timer = setInterval(() => void flush(), WRITE_INTERVAL_MS);

  async function respond(
    request: Request,
    { address, ownHost }: { address: string; ownHost: string },
  ): Promise<Response> {
    if (request.method !== "POST") return respondEmpty(405, { Allow: "POST" });
    if (isOptedOut(request.headers)) return respondEmpty(204);
    if (!isFromHost(ownHost, request.headers.get("origin"))) return respondEmpty(403);
    const client = toAddressKey(address);
    const retryAfter = await limitClient(client);
    if (retryAfter !== undefined) {
      countRateLimited("totals");
      return respondEmpty(429, { "Retry-After": String(retryAfter) });
    }
    if (!request.headers.get("content-type")?.startsWith("text/plain")) return respondEmpty(415);
    const beacon = readBeacon(await request.text());
    if (!beacon) return respondEmpty(400);
    await partnerLoad;
    for (const key of listCountKeys(beacon, { ...context, ownHost })) await count(key, client);
    return respondEmpty(204);
  }

  return {
    respond,
    countLead: (kind, origin) => getTodayCounts().add(toLeadCountKey(kind, origin, context)),
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

const isFromHost = (ownHost: string, origin: string | null) =>
  origin !== null && URL.parse(origin)?.host === ownHost;

const respondEmpty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });
