import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { clearPresence, recordPresence, listPresence } from "@angadi/api/desk/presence";
import type { WatchPresence } from "@angadi/desk/request/ports";

/** How often the presence table is polled, in milliseconds. */
const INTERVAL = 1000;
/** Records this process's people again at every n-th poll. */
const RECORD_EVERY = 3;

type Listener = Parameters<WatchPresence>[0] & { lastNames: string };

export interface PresenceWatch {
  watch: WatchPresence;
  stop(): Promise<void>;
}

/**
 * Records in the database who is present at which post or lead in this process, and tells each page
 * who else is, in this process or another. If the database does not answer, it is polled again at the next
 * interval; people who are cut off count as gone after a few seconds.
 */
export function watchPresence(db: Kysely<Schema>, interval = INTERVAL): PresenceWatch {
  const listeners = new Set<Listener>();
  let pollCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function refreshPresence(): Promise<void> {
    if (listeners.size === 0) return;
    pollCount += 1;
    if (pollCount % RECORD_EVERY === 1) await recordPresence(db, listPresent(listeners));
    const present = await listPresence(db, [
      ...new Set(Array.from(listeners, ({ subject }) => subject)),
    ]);
    for (const listener of listeners) {
      const names = present
        .filter(({ subject }) => subject === listener.subject)
        .filter(({ staffId }) => staffId !== listener.staffId)
        .map(({ name }) => name);
      notifyListener(listener, names);
    }
  }
  const poll = async () => {
    await refreshPresence().catch(() => undefined);
    if (!stopped) timer = setTimeout(poll, interval).unref();
  };
  void poll();

  function unsubscribe(listener: Listener): void {
    if (!listeners.delete(listener) || !listener.isPresent) return;
    // They may have another page open: this process knows of its own, others record theirs again.
    const isElsewhere = listPresent(listeners).some(
      ({ subject, staffId }) => subject === listener.subject && staffId === listener.staffId,
    );
    if (!isElsewhere) clearPresence(db, listener).catch(() => undefined);
  }
  return {
    watch(options) {
      const listener = { ...options, lastNames: "" };
      listeners.add(listener);
      // The next poll records the newcomer.
      pollCount = 0;
      return () => unsubscribe(listener);
    },
    // Does not wait for a query in flight: the database may hang.
    async stop() {
      stopped = true;
      clearTimeout(timer);
      for (const { onClose } of listeners) onClose();
    },
  };
}

function notifyListener(listener: Listener, names: readonly string[]): void {
  const encoded = JSON.stringify(names);
  if (encoded === listener.lastNames) return;
  listener.lastNames = encoded;
  listener.onOthers(names);
}

/** Who is present, once even with two pages open. */
const listPresent = (listeners: Iterable<Listener>) => [
  ...new Map(
    [...listeners]
      .filter(({ isPresent }) => isPresent)
      .map(({ subject, staffId }) => [`${subject} ${staffId}`, { subject, staffId }]),
  ).values(),
];
