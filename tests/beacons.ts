import type { Selectable } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";

/** A browser that is nobody’s machine. */
export const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0";
/** What a browser tells of a document that was opened. */
export const opened = (
  page: string,
  referrer = "",
  utm: Record<string, string> = {},
  partner: string | null = null,
): unknown[] => ["view", page, partner, 200, "navigate", { landingPath: page, referrer, utm }];

/** Each total as its count and whatever it is of, sorted. */
export const totalsAsLines = (rows: readonly Selectable<Schema["daily_counts"]>[]): string[] =>
  rows
    .map(({ count, kind, page, detail, source, medium, campaign, referrer, partner }) =>
      [count, kind, page, detail, source, medium, campaign, referrer, partner]
        .filter((part) => part !== "")
        .join(" "),
    )
    .toSorted();
