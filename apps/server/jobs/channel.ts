import type { StoredLead } from "@angadi/api/leads/leads";

/** One way of notifying somebody of a lead. */
export interface Channel {
  name: string;
  /** Sends the notification, as `JobHandler.run` does a job. */
  send(lead: StoredLead, options: SendOptions): Promise<void | { runIn: number }>;
}

export interface SendOptions {
  /** The same each time a notification is attempted, so that receivers can drop duplicates. */
  id: string;
  /** The request that the lead came with. */
  requestId: string | null;
  signal: AbortSignal;
}
