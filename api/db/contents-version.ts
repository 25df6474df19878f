import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** How often the number is looked at, in milliseconds. */
const INTERVAL = 500;

export interface ContentsWatch {
  stop(): Promise<void>;
}

/** Grows with every change of what pages show: business types, posts, plans. */
async function contentsVersion(db: Kysely<Schema>): Promise<string> {
  const { version } = await db
    .selectFrom("contents_version")
    .select("version")
    .executeTakeFirstOrThrow();
  return String(version);
}

/**
 * Calls `onChange` when what pages show has changed, in this process or another. A database that does
 * not answer is asked again the next time.
 */
export function watchContents(db: Kysely<Schema>, onChange: () => void): ContentsWatch {
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const poll = async () => {
    const version = await contentsVersion(db).catch(() => known);
    if (!stopped && known !== undefined && version !== known) onChange();
    known = version;
    if (!stopped) timer = setTimeout(poll, INTERVAL).unref();
  };
  void poll();
  return {
    // A query in flight is not waited for: the database may hang.
    async stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
