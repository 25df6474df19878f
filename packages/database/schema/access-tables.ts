/** Tables whose rows grant access. A restore must leave them out. */
export const ACCESS_TABLES = [
  "staff_sessions",
  "staff_verifications",
  "staff_invitations",
  "preview_links",
] as const;
