import type { Database } from "./database.ts";

/** Poll interval in milliseconds, in case a notification was lost. */
const INTERVAL = 500;
/** SQLite has no notifications: reading the number from the file takes some 20 µs. */
const INTERVAL_WITHOUT_NEWS = 200;

/** What the triggers of PostgreSQL notify of (migration 0008). */
export const CHANNEL = "angadi_contents";

export interface ContentsWatch {
  /**
   * Looks at once: for a writer of this process, whose change is then known before he is answered.
   * A database that does not answer is no failure of his.
   */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Grows with every change of what pages show: business types, posts, plans. */
async function contentsVersion(db: Database["db"]): Promise<string> {
  const { version } = await db
    .selectFrom("contents_version")
    .select("version")
    .executeTakeFirstOrThrow();
  return String(version);
}

/**
 * Calls `onChange` when what pages show has changed, in this process or another: on PostgreSQL as
 * soon as it is committed (`NOTIFY`), on SQLite at the next look, five times a second. A lost
 * connection, or a database that does not answer, is made up for by the next look. Resolves once
 * the present number is known, so that what is rendered afterwards is never silently older.
 */
export async function watchContents(
  { db, listen }: Pick<Database, "db" | "listen">,
  onChange: () => void,
): Promise<ContentsWatch> {
  let known: string | undefined;
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again: Promise<void> | undefined;

  async function readNow(): Promise<void> {
    const version = await contentsVersion(db).catch(() => undefined);
    if (stopped || version === undefined) return;
    const changed = known !== undefined && version !== known;
    known = version;
    if (changed) onChange();
  }
  /** One under way may have read before the change: another one follows it, for all who ask. */
  function look(): Promise<void> {
    if (again) return again;
    if (looking) return (again = looking.then(read));
    return read();
  }
  function read(): Promise<void> {
    again = undefined;
    const mine = readNow().finally(() => {
      if (looking === mine) looking = undefined;
    });
    return (looking = mine);
  }

  const listener = listen?.(CHANNEL, () => void look());
  await look();
  const timer = setInterval(() => void look(), listener ? INTERVAL : INTERVAL_WITHOUT_NEWS);
  timer.unref();
  return {
    look,
    // A query in flight is not waited for: the database may hang.
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener?.stop();
    },
  };
}
