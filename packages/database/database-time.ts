import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import { toIsoTime } from "./iso-time.ts";
import type { Schema } from "./schema/schema.ts";

/**
 * The database's time, `offsetMs` from now, in the format of `toIsoTime`. Leases use it
 * because the clocks of machines that share a PostgreSQL database differ. On SQLite all processes
 * share one machine's clock.
 */
export function toDatabaseTime(db: Kysely<Schema>, offsetMs = 0): RawBuilder<string> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    return sql<string>`${toIsoTime(Date.now() + offsetMs)}`;
  }
  const time = sql`now() AT TIME ZONE 'UTC' + make_interval(secs => ${offsetMs / 1000}::float8)`;
  return sql<string>`to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
