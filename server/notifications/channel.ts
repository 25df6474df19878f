import type { StoredLead } from "#api/leads.ts";

/** One way of telling somebody of a lead. */
export interface Channel {
  /** Stands in the outbox once it has delivered. */
  name: string;
  /** Milliseconds that one delivery gets in all. */
  deadline: number;
  /**
   * Delivers, or throws: `DeliveryFailure` where the other side would not have it. Must end when
   * `signal` aborts. Gives the milliseconds to wait where its turn has not come yet.
   */
  deliver(lead: StoredLead, options: DeliveryOptions): Promise<void | { waitMs: number }>;
}

export interface DeliveryOptions {
  /** The same each time the same notification is tried, so that the other side can drop what it has. */
  id: string;
  /** Of the request that the lead came with. */
  requestId: string | undefined;
  signal: AbortSignal;
}

/**
 * Why a delivery failed. The message is logged and stored: it is made of our own words and of
 * codes, never of what the other side said, which may repeat what a lead's sender typed.
 */
export class DeliveryFailure extends Error {
  override name = "DeliveryFailure";
  /** True where the same delivery would be refused again. */
  readonly permanent: boolean;

  constructor(message: string, { permanent }: { permanent: boolean }) {
    super(message);
    this.permanent = permanent;
  }
}
