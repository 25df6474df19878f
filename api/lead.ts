import { createHash, randomUUIDv7 } from "node:crypto";
import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Kysely } from "kysely";
import type { ApiDependencies } from "./dependencies.ts";
import type { Schema } from "./db/schema.ts";
import type { LEAD_TABLES } from "./leads.ts";
import { newReference } from "./reference.ts";
import { answer, refusal } from "./refusal.ts";

/** Header of calls 4–6: a repeated key gets the first answer again. */
export const idempotencyHeader = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\w.:-]{1,100}$/, { error: "Use 1 to 100 letters, digits, or one of _ . : -" })
    .optional()
    .openapi({
      description:
        "A repeated key makes no second row and gets the first answer; with another body it is refused. Without a key the same content within 10 minutes counts as repeated.",
    }),
});

/** The id under which the process logs a request; what does not look like one is no id. */
const REQUEST_ID = "x-request-id";
export const requestIdOf = (c: Context) => {
  const given = c.req.header(REQUEST_ID) ?? "";
  return /^[\w-]{1,64}$/.test(given) ? given : null;
};

/** What a lead's sender gets back. */
export const receipt = z
  .object({ message: z.string(), data: z.object({ id: z.string(), reference: z.string() }) })
  .openapi("Receipt");

/** OpenAPI's entry for a key that came with another body before. */
export const otherBody = answer(
  refusal,
  "The key came with another body before; nothing is stored",
);

/** OpenAPI's entry for a lead that came too soon. */
export const tooMany = answer(refusal, "Too many from here; Retry-After says how long to wait");

/**
 * Header in which the process passes on who called. It overwrites whatever came from outside
 * (server/client-address.ts).
 */
export const CLIENT_ADDRESS = "x-client-address";

/** Answers a lead that is one too many; undefined where it may pass. */
export async function refuseTooMany(
  c: Context,
  { limits }: ApiDependencies,
  lead: { kind: string; email: string },
) {
  const wait = await limits.take({ address: c.req.header(CLIENT_ADDRESS), ...lead });
  if (wait === undefined) return undefined;
  const message = `That was a lot in a short time. Please wait ${spoken(wait)} and send it again.`;
  return c.json({ message }, 429, { "Retry-After": String(wait) });
}

/** Seconds to wait, as one says it. */
export const spoken = (seconds: number) =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

type LeadTable = (typeof LEAD_TABLES)[number];

/** What a lead is known by when it comes again. */
export interface Identity {
  idempotency_key: string;
  /** Of the body that came with the key; null where the key was made from the content. */
  body_digest: string | null;
}

/** The identity of the request's lead. `content` is what makes it the same where no key came. */
export async function identify(
  db: Kysely<Schema>,
  table: LeadTable,
  { key, body, content }: { key: string | undefined; body: object; content: object },
): Promise<Identity> {
  return key === undefined
    ? { idempotency_key: await contentKey(db, table, content), body_digest: null }
    : { idempotency_key: key, body_digest: digestOf(body) };
}

/** The columns every lead has, whatever its kind. Ids sort by time (UUID version 7). */
export const newLead = (identity: Identity) => ({
  id: randomUUIDv7(),
  reference: newReference(),
  created_at: new Date().toISOString(),
  ...identity,
});

/** The lead that came first under a key; undefined where that was another one. */
export async function firstLead(
  db: Kysely<Schema>,
  table: LeadTable,
  { idempotency_key: key, body_digest: digest }: Identity,
): Promise<{ id: string; reference: string } | undefined> {
  const { id, reference, body_digest } = await db
    .selectFrom(table)
    .select(["id", "reference", "body_digest"])
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
  const isOther = digest !== null && body_digest !== null && digest !== body_digest;
  return isOther ? undefined : { id, reference };
}

/** Answers a lead that is stored, or (undefined) whose key came with another body before. */
export function answerLead(
  c: Context,
  message: string,
  data: { id: string; reference: string } | undefined,
) {
  return data ? c.json({ message, data }, 201) : c.json({ message: OTHER_BODY }, 422);
}

const OTHER_BODY =
  "This Idempotency-Key came with other content before, so nothing was stored. Please send it with a new key.";

const digestOf = (content: object) =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64url");

/** How long the same content without a key counts as the same lead, in milliseconds. */
const SAME_WITHIN = 10 * 60 * 1000;

/**
 * The key of a lead that came without one: made from its content, so that two at once meet in the
 * table, and changing with time, so that the same words next week are a new lead.
 */
async function contentKey(db: Kysely<Schema>, table: LeadTable, content: object): Promise<string> {
  const digest = digestOf(content);
  const now = Date.now();
  const period = Math.floor(now / SAME_WITHIN);
  const keyOf = (period: number) => `content:${digest}:${period}`;
  // A lead just before the change of period is still the same.
  const before = await db
    .selectFrom(table)
    .select("created_at")
    .where("idempotency_key", "=", keyOf(period - 1))
    .executeTakeFirst();
  const isRecent = before && now - Date.parse(before.created_at) < SAME_WITHIN;
  return keyOf(isRecent ? period - 1 : period);
}
