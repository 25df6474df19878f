import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import type { LeadTableName } from "./leads.ts";

/** Header of requests that store a lead: a repeated key returns the first response again. */
export const idempotencyHeader = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\w.:-]{1,100}$/, { error: "Use 1 to 100 letters, digits, or one of _ . : -" })
    .optional()
    .openapi({
      description:
        "A repeated key stores nothing and returns the first response; with another body it is rejected. Without a key, the same content within 10 minutes is a repeat.",
    }),
});

/** Identifies a repeated lead. */
export interface LeadIdentity {
  idempotency_key: string;
  /** Digest of the body that was sent with the key; null if the key is derived from the content. */
  body_digest: string | null;
}

/** The identity of the request's lead. Without a key, it is derived from `content`. */
export async function identifyLead(
  db: Kysely<Schema>,
  table: LeadTableName,
  { key, body, content }: { key: string | undefined; body: object; content: object },
): Promise<LeadIdentity> {
  return key === undefined
    ? { idempotency_key: await createContentKey(db, table, content), body_digest: null }
    : { idempotency_key: key, body_digest: hashContent(body) };
}

/** The lead that was stored first with a key; undefined if its body was different. */
export async function findFirstLead(
  db: Kysely<Schema>,
  table: LeadTableName,
  { idempotency_key: key, body_digest: digest }: LeadIdentity,
): Promise<{ id: string; reference: string } | undefined> {
  const { id, reference, body_digest } = await db
    .selectFrom(table)
    .select(["id", "reference", "body_digest"])
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
  const isDifferentBody = digest !== null && body_digest !== null && digest !== body_digest;
  return isDifferentBody ? undefined : { id, reference };
}

const hashContent = (content: object) =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64url");

/** How long the same content without a key counts as the same lead, in milliseconds. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

/**
 * The key of a lead that was sent without one: derived from its content, so that concurrent requests
 * conflict in the table, and from the time, so that the same text next week is a new lead.
 */
async function createContentKey(
  db: Kysely<Schema>,
  table: LeadTableName,
  content: object,
): Promise<string> {
  const digest = hashContent(content);
  const now = Date.now();
  const currentPeriod = Math.floor(now / DUPLICATE_WINDOW_MS);
  const toKey = (period: number) => `content:${digest}:${period}`;
  // The same lead may have been sent just before the current period began.
  const previous = await db
    .selectFrom(table)
    .select("created_at")
    .where("idempotency_key", "=", toKey(currentPeriod - 1))
    .executeTakeFirst();
  const isRecent = previous && now - Date.parse(previous.created_at) < DUPLICATE_WINDOW_MS;
  return toKey(isRecent ? currentPeriod - 1 : currentPeriod);
}
