import type { Lead } from "#api/leads.ts";

/** One way of telling somebody of a lead. */
export interface Channel {
  /** Stands in the outbox once it has delivered. */
  name: string;
  /**
   * Delivers, or throws. `id` is the same each time the same notification is tried, so that the
   * other side can drop what it has.
   */
  deliver(id: string, lead: Lead): Promise<void>;
}
