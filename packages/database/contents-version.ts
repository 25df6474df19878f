import type { Database } from "./database.ts";

/** The interval of polls in addition to notifications, which may be lost. */
const POLL_INTERVAL_MS = 500;
/** Shorter, because SQLite has no notifications; reading the version takes about 20 µs. */
const SQLITE_POLL_INTERVAL_MS = 200;

/** The channel that PostgreSQL's triggers notify (migrations/0001-triggers.ts). */
export const CONTENTS_CHANNEL = "angadi_contents";

export interface ContentsWatch {
  /**
   * Polls at once, so that this process knows a writer's change before it responds. Does not reject
   * if the database does not answer.
   */
  checkNow(): Promise<void>;
  stop(): Promise<void>;
}

/** Reads the number that triggers increment with each change of business types, posts or plans. */
async function readContentsVersion(db: Database["db"]): Promise<string> {
  const { version } = await db
    .selectFrom("contents_version")
    .select("version")
    .executeTakeFirstOrThrow();
  return String(version);
}

/**
 * Calls `onChange` when pages' contents have changed, by this process or another: on PostgreSQL as
 * soon as the change is committed (`NOTIFY`), on SQLite at the next poll, five times a second. The
 * next poll also finds what was missed while the database was unreachable. Resolves once the
 * current version is known: from then on, no change of the contents is missed.
 */
export async function watchContents(
  { db, listen }: Pick<Database, "db" | "listen">,
  onChange: () => void,
): Promise<ContentsWatch> {
  let lastVersion: string | undefined;
  let isStopped = false;
  let currentPoll: Promise<void> | undefined;
  let nextPoll: Promise<void> | undefined;

  async function checkVersion(): Promise<void> {
    const version = await readContentsVersion(db).catch(() => undefined);
    if (isStopped || version === undefined) return;
    const hasChanged = lastVersion !== undefined && version !== lastVersion;
    lastVersion = version;
    if (hasChanged) onChange();
  }
  /** A poll in progress may have missed the change, so callers share another one after it. */
  function checkNow(): Promise<void> {
    if (nextPoll) return nextPoll;
    if (currentPoll) return (nextPoll = currentPoll.then(poll));
    return poll();
  }
  function poll(): Promise<void> {
    nextPoll = undefined;
    const newPoll = checkVersion().finally(() => {
      if (currentPoll === newPoll) currentPoll = undefined;
    });
    return (currentPoll = newPoll);
  }

  const listener = listen?.(CONTENTS_CHANNEL, () => void checkNow());
  await checkNow();
  const timer = setInterval(
    () => void checkNow(),
    listener ? POLL_INTERVAL_MS : SQLITE_POLL_INTERVAL_MS,
  );
  timer.unref();
  return {
    checkNow,
    // Does not wait for a query in flight: the database may hang.
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await listener?.stop();
    },
  };
}
