import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { indexLeads } from "@angadi/api/desk/index-leads";
import { latestChange } from "@angadi/api/desk/latest-change";
import type { WatchLeads } from "@angadi/contract/desk/leads";

/** How often the database is polled, in milliseconds. */
const INTERVAL = 1000;

export interface LeadWatch {
  watch: WatchLeads;
  stop(): Promise<void>;
}

/**
 * Writes new leads into the index, and notifies the desk's open lists of changes by this process or
 * another. If the database does not answer, it is polled again at the next interval.
 */
export function watchLeads(db: Kysely<Schema>, interval = INTERVAL): LeadWatch {
  const listeners = new Set<Parameters<WatchLeads>[0]>();
  let latest: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function checkForChanges(): Promise<void> {
    await indexLeads(db);
    const current = await latestChange(db);
    if (latest !== undefined && current !== latest)
      for (const { onChange } of listeners) onChange();
    latest = current;
  }
  const poll = async () => {
    await checkForChanges().catch(() => undefined);
    if (!stopped) timer = setTimeout(poll, interval).unref();
  };
  void poll();
  return {
    watch(listener) {
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
