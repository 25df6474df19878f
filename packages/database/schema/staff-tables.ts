import type { Generated } from "kysely";

/** The desk's tables (migrations/0001-staff.ts). Those of sign-in are in better-auth's format. */
export interface StaffTables {
  staff: StaffTable;
  staff_accounts: StaffAccountsTable;
  staff_sessions: StaffSessionsTable;
  /** Sign-ins that are waiting for a code: `value` is the person's id. */
  staff_verifications: { id: string; identifier: string; value: string; expires_at: string };
  staff_two_factors: StaffTwoFactorsTable;
  staff_invitations: StaffInvitationsTable;
  staff_log: StaffLogTable;
  desk_settings: { name: string; value: string };
  lead_states: LeadStatesTable;
  lead_words: { word: string; created_at: string; lead_id: string };
  lead_events: LeadEventsTable;
  lead_filters: LeadFiltersTable;
  affiliate_decisions: AffiliateDecisionsTable;
}

interface StaffTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  email_verified: number;
  image: string | null;
  role: "owner" | "editor" | "support";
  two_factor_enabled: Generated<number>;
  /** 1 for owners who get the weekly summary. */
  weekly_summary: Generated<number>;
  deactivated_at: string | null;
  created_at: string;
  updated_at: string;
}

interface StaffAccountsTable {
  id: string;
  staff_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: string;
  updated_at: string;
}

interface StaffSessionsTable {
  id: string;
  staff_id: string;
  token: string;
  expires_at: string;
}

interface StaffTwoFactorsTable {
  id: string;
  staff_id: string;
  /** Encrypted by better-auth. */
  secret: string;
  backup_codes: string;
  /** 1 once a code has confirmed it. */
  verified: Generated<number>;
  /** The time step of the last used code (RFC 6238). */
  last_step: Generated<number>;
}

interface StaffInvitationsTable {
  /** SHA-256 of the link's token, base64url. */
  token_digest: string;
  email: string;
  role: "owner" | "editor" | "support";
  expires_at: string;
  created_at: string;
  /** Null for a command on the machine. */
  invited_by: string | null;
}

interface StaffLogTable {
  id: string;
  at: string;
  staff_id: string | null;
  staff_name: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
}

interface LeadStatesTable {
  lead_id: string;
  kind: string;
  created_at: string;
  status: Generated<string>;
  owner_id: string | null;
  partner_id: string | null;
  /** `utm_campaign`. */
  campaign: string | null;
  is_sample: Generated<number>;
  /** The number of its events. */
  version: Generated<number>;
  /** For the contact row that comes with an application: the application's id. */
  part_of: string | null;
  /** 1 once its words are in `lead_words`. */
  indexed: Generated<number>;
}

interface LeadEventsTable {
  id: string;
  lead_id: string;
  at: string;
  staff_id: string | null;
  staff_name: string;
  /** The lead's version after it. */
  version: Generated<number>;
  kind: string;
  before: string | null;
  after: string | null;
}

interface LeadFiltersTable {
  id: string;
  staff_id: string;
  name: string;
  /** JSON: `LeadFilter` of packages/desk-ports/leads.ts. */
  filter: string;
  created_at: string;
}

interface AffiliateDecisionsTable {
  application_id: string;
  decision: "approved" | "declined";
  partner_id: string | null;
  decided_at: string;
}
