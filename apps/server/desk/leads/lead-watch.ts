import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { indexLeads } from "@angadi/api/desk/leads/index-leads";
import { latestChange, latestChanges } from "@angadi/api/desk/leads/latest-change";
import type { WatchLeads } from "@angadi/desk-ports/leads";

/** How often the database is polled, in milliseconds. */
const INTERVAL = 1000;

export interface LeadWatch {
  watch: WatchLeads;
  stop(): Promise<void>;
}

type Listener = Parameters<WatchLeads>[0] & { latest: string | undefined };

/**
 * Writes new leads into the index, and notifies the desk's open pages of changes by this process or
 * another. If the database does not answer, it is polled again at the next interval.
 */
export function watchLeads(db: Kysely<Schema>, interval = INTERVAL): LeadWatch {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function checkForChanges(): Promise<void> {
    await indexLeads(db);
    const anyLead = await latestChange(db);
    const openLeads = new Set(Array.from(listeners, ({ leadId }) => leadId ?? []).flat());
    const changes = await latestChanges(db, [...openLeads]);
    for (const listener of listeners) {
      const { latest, leadId } = listener;
      listener.latest = leadId === undefined ? anyLead : (changes.get(leadId) ?? "deleted");
      // The first time too: something may have changed since the page was rendered.
      if (latest !== listener.latest) listener.onChange();
    }
  }
  const poll = async () => {
    await checkForChanges().catch(() => undefined);
    if (!stopped) timer = setTimeout(poll, interval).unref();
  };
  void poll();
  return {
    watch(options) {
      const listener = { ...options, latest: undefined };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // Does not wait for a query in flight: the database may hang.
    async stop() {
      stopped = true;
      clearTimeout(timer);
      for (const { onClose } of listeners) onClose();
    },
  };
}
