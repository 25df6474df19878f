import { isbot } from "isbot";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { type CountKey, toFoldedKey, toCountId } from "@angadi/api/counts/bounded-counts";
import { addCounts, toDay } from "@angadi/api/counts/daily-counts";
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
  /** Writes the sums collected so far. */
  flush(): Promise<void>;
  /** Writes the remaining sums and stops. */
  stop(): Promise<void>;
}

/**
 * Counts the totals of the day: receives beacons, sums them in memory, and writes the sums every
 * 10 s. Only counts are stored.
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
  let today = new DayCounts(toDay(now()));
  /** Past days that could not be written yet. */
  let pastDays: DayCounts[] = [];
  let pendingWrite = Promise.resolve();

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
      log.error({ code: getErrorCode(error) }, "totals not written");
    }
  }

  async function writeAll(): Promise<void> {
    for (const day of [getTodaySums(), ...pastDays]) await write(day);
    pastDays = pastDays.filter(({ size }) => size > 0);
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

const isFromHost = (ownHost: string, origin: string | null) =>
  origin !== null && URL.parse(origin)?.host === ownHost;

const respondEmpty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });
