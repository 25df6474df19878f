import type { LeadResult } from "../lead-result.ts";

export const CONTACT_FIELDS = ["name", "email", "mobileNo", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactResult = LeadResult<ContactField>;
