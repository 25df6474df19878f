import { timingSafeEqual } from "node:crypto";
import { keyedDigest } from "#api/keyed-digest.ts";

/** How long a link to a preview is good, in milliseconds. */
const GOOD_FOR = 24 * 60 * 60 * 1000;

/** What a signature is of, so that none made for something else with the same secret will do. */
const PURPOSE = "a preview of a post";

const signatureOf = (secret: string, text: string) => keyedDigest(secret, PURPOSE, text);

/** Names a post and until when, signed. */
export function signPreview(secret: string, id: string, now: number): string {
  const signed = `${id}.${(now + GOOD_FOR).toString(36)}`;
  return `${signed}.${signatureOf(secret, signed)}`;
}

/** The post that a token names; undefined where it was not made so, or its time is over. */
export function previewedPost(secret: string, token: string, now: number): string | undefined {
  const parts = token.split(".");
  const signature = Buffer.from(parts.pop() ?? "");
  const signed = parts.join(".");
  const expected = Buffer.from(signatureOf(secret, signed));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    return undefined;
  }
  const until = Number.parseInt(parts.pop() ?? "", 36);
  return now < until ? parts.join(".") : undefined;
}
