/** The desk's accounts, in better-auth's format (docs/decisions/0015-desk.md). */
export const STAFF_STATEMENTS = [
  `CREATE TABLE staff (
    id varchar(36) PRIMARY KEY,
    name varchar(100) NOT NULL,
    email varchar(254) NOT NULL UNIQUE,
    email_verified integer NOT NULL,
    image text,
    role varchar(20) NOT NULL,
    two_factor_enabled integer NOT NULL DEFAULT 0,
    deactivated_at varchar(24),
    created_at varchar(24) NOT NULL,
    updated_at varchar(24) NOT NULL,
    weekly_summary integer NOT NULL DEFAULT 1
  )`,
  `CREATE TABLE staff_accounts (
    id varchar(36) PRIMARY KEY,
    staff_id varchar(36) NOT NULL REFERENCES staff (id),
    account_id varchar(254) NOT NULL,
    provider_id varchar(40) NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at varchar(24),
    refresh_token_expires_at varchar(24),
    scope text,
    created_at varchar(24) NOT NULL,
    updated_at varchar(24) NOT NULL
  )`,
  "CREATE INDEX staff_accounts_by_staff_id ON staff_accounts (staff_id)",
  `CREATE TABLE staff_two_factors (
    id varchar(36) PRIMARY KEY,
    staff_id varchar(36) NOT NULL REFERENCES staff (id),
    secret text NOT NULL,
    backup_codes text NOT NULL,
    verified integer NOT NULL DEFAULT 0,
    failed_verification_count integer NOT NULL DEFAULT 0,
    locked_until varchar(24),
    -- The time step of the last code that was used.
    last_step integer NOT NULL DEFAULT 0
  )`,
  "CREATE INDEX staff_two_factors_by_staff_id ON staff_two_factors (staff_id)",
  `CREATE TABLE staff_sessions (
    id varchar(36) PRIMARY KEY,
    staff_id varchar(36) NOT NULL REFERENCES staff (id),
    token varchar(100) NOT NULL UNIQUE,
    expires_at varchar(24) NOT NULL,
    ip_address varchar(45),
    user_agent text,
    created_at varchar(24) NOT NULL,
    updated_at varchar(24) NOT NULL
  )`,
  "CREATE INDEX staff_sessions_by_staff_id ON staff_sessions (staff_id)",
  `CREATE TABLE staff_verifications (
    id varchar(36) PRIMARY KEY,
    identifier varchar(200) NOT NULL,
    value text NOT NULL,
    expires_at varchar(24) NOT NULL,
    created_at varchar(24) NOT NULL,
    updated_at varchar(24) NOT NULL
  )`,
  "CREATE INDEX staff_verifications_by_identifier ON staff_verifications (identifier)",
  `CREATE TABLE staff_invitations (
    -- SHA-256 of the link's token, base64url.
    token_digest varchar(43) PRIMARY KEY,
    email varchar(254) NOT NULL,
    role varchar(20) NOT NULL,
    expires_at varchar(24) NOT NULL,
    created_at varchar(24) NOT NULL,
    -- Null if invited from the command line.
    invited_by varchar(36)
  )`,
  `CREATE TABLE desk_settings (
    name varchar(40) PRIMARY KEY,
    value text NOT NULL
  )`,
  `CREATE TABLE staff_log (
    id varchar(36) PRIMARY KEY,
    at varchar(24) NOT NULL,
    staff_id varchar(36),
    staff_name varchar(100) NOT NULL,
    action varchar(40) NOT NULL,
    subject varchar(300) NOT NULL,
    "before" text,
    "after" text
  )`,
];
