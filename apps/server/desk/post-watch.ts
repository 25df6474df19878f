import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { clearPresence, recordPresence, listPresence } from "@angadi/api/posts/presence";
import type { WatchPost } from "@angadi/contract/desk/posts";

/** How often the presence table is polled, in milliseconds. */
const INTERVAL = 1000;
/** Records this process's people again at every n-th poll. */
const RECORD_EVERY = 3;

type Listener = Parameters<WatchPost>[0] & { lastNames: string };

export interface PostWatch {
  watch: WatchPost;
  stop(): Promise<void>;
}

/**
 * Records in the database who has which post open in this process, and tells each of them who else
 * does, in this process or another. If the database does not answer, it is polled again at the next
 * interval; people who are cut off count as gone after a few seconds.
 */
export function watchPosts(db: Kysely<Schema>, interval = INTERVAL): PostWatch {
  const listeners = new Set<Listener>();
  let pollCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function refreshPresence(): Promise<void> {
    if (listeners.size === 0) return;
    pollCount += 1;
    if (pollCount % RECORD_EVERY === 1) await recordPresence(db, listDistinct(listeners));
    const present = await listPresence(db, [...new Set([...listeners].map(listenerPostId))]);
    for (const listener of listeners) {
      const names = present
        .filter(({ postId }) => postId === listener.postId)
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
    if (!listeners.delete(listener)) return;
    // They may have another page open: this process knows of its own, others record theirs again.
    const isElsewhere = listDistinct(listeners).some(
      ({ postId, staffId }) => postId === listener.postId && staffId === listener.staffId,
    );
    if (!isElsewhere) clearPresence(db, listener).catch(() => undefined);
  }
  return {
    watch(options) {
      const listener = { ...options, lastNames: "[]" };
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

const listenerPostId = ({ postId }: Listener) => postId;

function notifyListener(listener: Listener, names: readonly string[]): void {
  const encoded = JSON.stringify(names);
  if (encoded === listener.lastNames) return;
  listener.lastNames = encoded;
  listener.onOthers(names);
}

/** People without duplicates, which happen when somebody has a post open in two pages. */
const listDistinct = (listeners: Iterable<Listener>) => [
  ...new Map(
    Array.from(listeners, ({ postId, staffId }) => [`${postId} ${staffId}`, { postId, staffId }]),
  ).values(),
];
