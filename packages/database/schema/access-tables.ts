/** Tables whose rows let somebody in. A restored backup must not bring them back. */
export const ACCESS_TABLES = [
  "staff_sessions",
  "staff_verifications",
  "staff_invitations",
  "preview_links",
] as const;
