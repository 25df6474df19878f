import type { StoredLead } from "@angadi/api/leads/leads";

/** One way of notifying somebody of a lead. */
export interface Channel {
  name: string;
  /** Sends the notification; same contract as `JobHandler.run`. */
  send(lead: StoredLead, options: SendOptions): Promise<void | { runIn: number }>;
}

export interface SendOptions {
  /** The notification's id, the same at each attempt, so that receivers can ignore duplicates. */
  id: string;
  /** Id of the request that submitted the lead. */
  requestId: string | null;
  signal: AbortSignal;
}
