import { createHash } from "node:crypto";

/** The SHA-256 digest of a link's token, as base64url. The database stores no token itself. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
