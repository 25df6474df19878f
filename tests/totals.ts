import { type Counting, startCounting } from "@angadi/server/counting/counting";
import { CHROME_USER_AGENT, formatTotals } from "./beacons.ts";
import { type ENGINES, createSeededDatabase } from "./databases.ts";

export const OWN_HOST = "www.shop.test";
/** Noon of 23 November 2026 in India. */
export const NOON = Date.UTC(2026, 10, 23, 6, 30);

const PAGES = ["/", "/pricing", "/contact", "/blog/:blogId"];
const matchPage = (path: string) =>
  PAGES.find((page) => page === path || (page.includes(":") && /^\/blog\/./.test(path)));

interface BeaconOptions {
  address?: string;
  headers?: Record<string, string>;
}

/** Sends a beacon like a browser, from this address and with these headers. Returns the status. */
export async function sendBeacon(
  counting: Counting,
  body: unknown,
  { address = "203.0.113.7", headers }: BeaconOptions = {},
): Promise<number> {
  const request = new Request(`https://${OWN_HOST}/totals`, {
    method: "POST",
    headers: {
      "Content-Type": "text/plain;charset=UTF-8",
      "User-Agent": CHROME_USER_AGENT,
      Origin: `https://${OWN_HOST}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return (await counting.respond(request, { address, ownHost: OWN_HOST })).status;
}

/** A separate database that any number of started counters write to. */
export async function startTotals(engine: (typeof ENGINES)[number]) {
  const { database, remove } = await createSeededDatabase(engine);
  const errors: object[] = [];
  const countings: Counting[] = [];
  const readRows = () => database.db.selectFrom("daily_counts").selectAll().execute();
  return {
    database,
    /** The logged errors. */
    errors,
    readRows,
    start({ perMinute = 0, now = () => NOON } = {}): Counting {
      const counting = startCounting({
        db: database.db,
        log: { error: (details: object) => errors.push(details) } as never,
        findPagePattern: matchPage,
        findArticle: (path) =>
          path === "/blog/tea" ? { page: "/blog/:blogId", id: "tea" } : undefined,
        campaigns: new Set(["diwali-2026"]),
        perMinute,
        now,
      });
      countings.push(counting);
      return counting;
    },
    /** Approves or declines a partner with this id. */
    async decide(partnerId: string, decision: "approved" | "declined" = "approved"): Promise<void> {
      const row = {
        application_id: partnerId,
        decision,
        partner_id: partnerId,
        decided_at: new Date(NOON).toISOString(),
      };
      await database.db.insertInto("affiliate_decisions").values(row).execute();
    },
    /** The totals as sorted lines of text. */
    async readLines(): Promise<string[]> {
      return formatTotals(await readRows());
    },
    stop: async () => {
      for (const counting of countings) await counting.stop();
      await remove();
    },
  };
}

export type Totals = Awaited<ReturnType<typeof startTotals>>;
