import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { clearPresence, recordPresence, listPresence } from "@angadi/api/desk/presence";
import type { WatchPresence } from "@angadi/desk/request/ports";

const POLL_INTERVAL_MS = 1000;
/** This process records who is present at every third poll. */
const POLLS_PER_RECORD = 3;

type Listener = Parameters<WatchPresence>[0] & { lastNames: string };

export interface PresenceWatch {
  watch: WatchPresence;
  stop(): Promise<void>;
}

/**
 * Records in the database who has a post or lead open in this process, and tells each page who else
 * has, in any process. If the database fails, it is polled again after `intervalMs`. People who
 * lose their connection count as absent after a few seconds.
 */
export function watchPresence(db: Kysely<Schema>, intervalMs = POLL_INTERVAL_MS): PresenceWatch {
  const listeners = new Set<Listener>();
  let pollCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function refreshPresence(): Promise<void> {
    if (listeners.size === 0) return;
    pollCount += 1;
    if (pollCount % POLLS_PER_RECORD === 1) await recordPresence(db, listPresent(listeners));
    const people = await listPresence(db, [
      ...new Set(Array.from(listeners, ({ subject }) => subject)),
    ]);
    for (const listener of listeners) {
      const names = people
        .filter(({ subject }) => subject === listener.subject)
        .filter(({ staffId }) => staffId !== listener.staffId)
        .map(({ name }) => name);
      notifyListener(listener, names);
    }
  }
  const poll = async () => {
    await refreshPresence().catch(() => undefined);
    if (!isStopped) timer = setTimeout(poll, intervalMs).unref();
  };
  void poll();

  function unsubscribe(listener: Listener): void {
    if (!listeners.delete(listener) || !listener.isPresent) return;
    // The person may have another page open; other processes record theirs again.
    const isStillPresent = listPresent(listeners).some(
      ({ subject, staffId }) => subject === listener.subject && staffId === listener.staffId,
    );
    if (!isStillPresent) clearPresence(db, listener).catch(() => undefined);
  }
  return {
    watch(options) {
      const listener = { ...options, lastNames: "" };
      listeners.add(listener);
      // The next poll records this listener.
      pollCount = 0;
      return () => unsubscribe(listener);
    },
    // Does not wait for a query in flight: the database may hang.
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const { onClose } of listeners) onClose();
    },
  };
}

function notifyListener(listener: Listener, names: readonly string[]): void {
  const encodedNames = JSON.stringify(names);
  if (encodedNames === listener.lastNames) return;
  listener.lastNames = encodedNames;
  listener.onPresenceChange(names);
}

/** The people who are present, without duplicates. */
const listPresent = (listeners: Iterable<Listener>) => [
  ...new Map(
    [...listeners]
      .filter(({ isPresent }) => isPresent)
      .map(({ subject, staffId }) => [`${subject} ${staffId}`, { subject, staffId }]),
  ).values(),
];
