import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { indexLeads } from "@angadi/api/desk/leads/index-leads";
import { readLatestChange, readLatestChanges } from "@angadi/api/desk/leads/latest-change";
import type { WatchLeads } from "@angadi/desk-ports/leads";

const POLL_INTERVAL_MS = 1000;

export interface LeadWatch {
  watch: WatchLeads;
  stop(): Promise<void>;
}

type Listener = Parameters<WatchLeads>[0] & { lastChange: string | undefined };

/**
 * Adds new leads to the index, and notifies the desk's open pages of changes by any process. If the
 * database fails, it is polled again after `intervalMs`.
 */
export function watchLeads(db: Kysely<Schema>, intervalMs = POLL_INTERVAL_MS): LeadWatch {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function checkForChanges(): Promise<void> {
    await indexLeads(db);
    const latestChange = await readLatestChange(db);
    const openLeadIds = new Set(Array.from(listeners, ({ leadId }) => leadId ?? []).flat());
    const changes = await readLatestChanges(db, [...openLeadIds]);
    for (const listener of listeners) {
      const { lastChange, leadId } = listener;
      listener.lastChange =
        leadId === undefined ? latestChange : (changes.get(leadId) ?? "deleted");
      // Also the first time: there may be changes since the page was rendered.
      if (lastChange !== listener.lastChange) listener.onChange();
    }
  }
  const poll = async () => {
    await checkForChanges().catch(() => undefined);
    if (!isStopped) timer = setTimeout(poll, intervalMs).unref();
  };
  void poll();
  return {
    watch(options) {
      const listener = { ...options, lastChange: undefined };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // Does not wait for a query in flight: the database may hang.
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const { onClose } of listeners) onClose();
    },
  };
}
