import type { Database } from "./database.ts";

/** Poll interval in milliseconds, in case a notification was lost. */
const INTERVAL = 500;
/** SQLite has no notifications; reading the version from the file takes about 20 µs. */
const INTERVAL_WITHOUT_LISTEN = 200;

/** The channel that PostgreSQL's triggers notify (migrations/0001-triggers.ts). */
export const CHANNEL = "angadi_contents";

export interface ContentsWatch {
  /**
   * Polls at once, so that this process knows a writer's change before it responds. Does not reject
   * if the database does not answer.
   */
  checkNow(): Promise<void>;
  stop(): Promise<void>;
}

/** A number that grows with every change of business types, posts or plans. */
async function contentsVersion(db: Database["db"]): Promise<string> {
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
 * current version is known, so that no page rendered afterwards is older without being noticed.
 */
export async function watchContents(
  { db, listen }: Pick<Database, "db" | "listen">,
  onChange: () => void,
): Promise<ContentsWatch> {
  let lastVersion: string | undefined;
  let stopped = false;
  let currentPoll: Promise<void> | undefined;
  let nextPoll: Promise<void> | undefined;

  async function checkVersion(): Promise<void> {
    const version = await contentsVersion(db).catch(() => undefined);
    if (stopped || version === undefined) return;
    const hasChanged = lastVersion !== undefined && version !== lastVersion;
    lastVersion = version;
    if (hasChanged) onChange();
  }
  /** A poll in progress may have read before the change, so callers share another one after it. */
  function checkNow(): Promise<void> {
    if (nextPoll) return nextPoll;
    if (currentPoll) return (nextPoll = currentPoll.then(read));
    return read();
  }
  function read(): Promise<void> {
    nextPoll = undefined;
    const poll = checkVersion().finally(() => {
      if (currentPoll === poll) currentPoll = undefined;
    });
    return (currentPoll = poll);
  }

  const listener = listen?.(CHANNEL, () => void checkNow());
  await checkNow();
  const timer = setInterval(() => void checkNow(), listener ? INTERVAL : INTERVAL_WITHOUT_LISTEN);
  timer.unref();
  return {
    checkNow,
    // Does not wait for a query in flight: the database may hang.
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener?.stop();
    },
  };
}
