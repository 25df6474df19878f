import { createHmac } from "node:crypto";

/**
 * HMAC-SHA-256 of `text` as base64url. The purpose is part of what is signed, so that a digest made
 * for one use of the secret is worth nothing to another.
 */
export const keyedDigest = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
