import type { Selectable } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";

/** The user agent of a browser that is not a bot. */
export const CHROME_USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0";

/** The beacon of a browser that opened a document. */
export const createViewBeacon = (
  page: string,
  referrer = "",
  utm: Record<string, string> = {},
  partner: string | null = null,
): unknown[] => ["view", page, partner, 200, "navigate", { landingPath: page, referrer, utm }];

/** Formats each total as a line with its count and its parts. The lines are sorted. */
export const formatTotals = (rows: readonly Selectable<Schema["daily_counts"]>[]): string[] =>
  rows
    .map(({ count, kind, page, detail, source, medium, campaign, referrer, partner }) =>
      [count, kind, page, detail, source, medium, campaign, referrer, partner]
        .filter((part) => part !== "")
        .join(" "),
    )
    .toSorted();
