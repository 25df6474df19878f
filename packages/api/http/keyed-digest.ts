import { createHmac } from "node:crypto";

/**
 * HMAC-SHA-256 of `text` as base64url. The signed text includes the purpose, so that a digest for
 * one use of the secret is not valid for another.
 */
export const createKeyedDigest = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
