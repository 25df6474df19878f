/** What visitors send, and the staff's work on it. */
export const LEAD_STATEMENTS = [
  `CREATE TABLE contact_messages (
    id varchar(36) PRIMARY KEY,
    reference varchar(20) NOT NULL UNIQUE,
    name text NOT NULL,
    email varchar(254) NOT NULL,
    mobile_no varchar(40) NOT NULL,
    message text,
    context text,
    idempotency_key varchar(100) UNIQUE,
    created_at varchar(24) NOT NULL,
    -- SHA-256 in base64url; null for leads without a key.
    body_digest varchar(43),
    phone_e164 varchar(16)
  )`,
  "CREATE INDEX contact_messages_by_age ON contact_messages (created_at, id)",
  "CREATE INDEX contact_messages_by_person ON contact_messages (lower(email), created_at)",
  `CREATE TABLE affiliate_applications (
    id varchar(36) PRIMARY KEY,
    reference varchar(20) NOT NULL UNIQUE,
    name text NOT NULL,
    mobile varchar(40) NOT NULL,
    country_code varchar(5) NOT NULL,
    email varchar(254) NOT NULL,
    company_name text NOT NULL,
    website_url text NOT NULL,
    media_link text NOT NULL,
    affiliate_type varchar(40) NOT NULL,
    idempotency_key varchar(100) UNIQUE,
    created_at varchar(24) NOT NULL,
    body_digest varchar(43),
    context text,
    phone_e164 varchar(16)
  )`,
  "CREATE INDEX affiliate_applications_by_age ON affiliate_applications (created_at, id)",
  "CREATE INDEX affiliate_applications_by_person ON affiliate_applications (lower(email), created_at)",
  `CREATE TABLE lead_states (
    lead_id varchar(36) PRIMARY KEY,
    kind varchar(30) NOT NULL,
    created_at varchar(24) NOT NULL,
    status varchar(20) NOT NULL DEFAULT 'new',
    owner_id varchar(36),
    partner_id varchar(64),
    is_sample integer NOT NULL DEFAULT 0,
    -- 0 until its words are in lead_words.
    indexed integer NOT NULL DEFAULT 0,
    campaign varchar(200),
    -- Incremented by each event, which has the lead's version after it.
    version integer NOT NULL DEFAULT 0,
    part_of varchar(36)
  )`,
  "CREATE INDEX lead_states_by_campaign ON lead_states (campaign, created_at, lead_id)",
  "CREATE INDEX lead_states_by_created_at_lead_id ON lead_states (created_at, lead_id)",
  "CREATE INDEX lead_states_by_indexed_lead_id ON lead_states (indexed, lead_id)",
  "CREATE INDEX lead_states_by_kind_created_at_lead_id ON lead_states (kind, created_at, lead_id)",
  "CREATE INDEX lead_states_by_owner_id_created_at_lead_id ON lead_states (owner_id, created_at, lead_id)",
  "CREATE INDEX lead_states_by_part_of ON lead_states (part_of) WHERE part_of IS NOT NULL",
  "CREATE INDEX lead_states_by_partner_id_created_at_lead_id ON lead_states (partner_id, created_at, lead_id)",
  "CREATE INDEX lead_states_by_status_created_at_lead_id ON lead_states (status, created_at, lead_id)",
  `CREATE TABLE lead_words (
    word varchar(40) NOT NULL,
    created_at varchar(24) NOT NULL,
    lead_id varchar(36) NOT NULL,
    CONSTRAINT lead_words_key PRIMARY KEY (word, created_at, lead_id)
  )`,
  "CREATE INDEX lead_words_by_lead_id ON lead_words (lead_id)",
  `CREATE TABLE lead_events (
    id varchar(36) PRIMARY KEY,
    lead_id varchar(36) NOT NULL,
    at varchar(24) NOT NULL,
    staff_name varchar(100) NOT NULL,
    kind varchar(20) NOT NULL,
    "before" text,
    "after" text,
    version integer NOT NULL DEFAULT 0,
    staff_id varchar(36)
  )`,
  "CREATE INDEX lead_events_by_lead_id_id ON lead_events (lead_id, id)",
  `CREATE TABLE lead_filters (
    id varchar(36) PRIMARY KEY,
    staff_id varchar(36) NOT NULL REFERENCES staff (id),
    name varchar(60) NOT NULL,
    -- JSON: LeadFilter of packages/desk-ports/leads.ts.
    filter text NOT NULL,
    created_at varchar(24) NOT NULL
  )`,
  "CREATE INDEX lead_filters_by_staff ON lead_filters (staff_id)",
  `CREATE TABLE affiliate_decisions (
    application_id varchar(36) PRIMARY KEY,
    decision varchar(20) NOT NULL,
    partner_id varchar(64) UNIQUE,
    decided_at varchar(24) NOT NULL
  )`,
  `CREATE TABLE partner_links (
    application_id varchar(36) PRIMARY KEY REFERENCES affiliate_applications (id) ON DELETE CASCADE,
    token_digest varchar(64) NOT NULL UNIQUE,
    created_at varchar(24) NOT NULL
  )`,
];
