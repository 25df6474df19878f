/** Tables whose rows grant access. A restored backup must not restore them. */
export const ACCESS_TABLES = [
  "staff_sessions",
  "staff_verifications",
  "staff_invitations",
  "preview_links",
] as const;
