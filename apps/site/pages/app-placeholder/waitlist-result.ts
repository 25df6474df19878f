import type { LeadResult } from "../../forms/lead-result.ts";

export const WAITLIST_FIELDS = ["email", "mobileNo"] as const;
export type WaitlistField = (typeof WAITLIST_FIELDS)[number];
export type WaitlistResult = LeadResult<WaitlistField>;
