import { randomUUIDv7 } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { newReference } from "./reference.ts";

/** Header of calls 4–6: a repeated key gets the first answer again. */
export const idempotencyHeader = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\w.:-]{1,100}$/, { error: "Use 1 to 100 letters, digits, or one of _ . : -" })
    .optional()
    .openapi({ description: "A repeated key makes no second row and gets the first answer." }),
});

/** What a lead's sender gets back. */
export const receipt = z
  .object({ message: z.string(), data: z.object({ id: z.string(), reference: z.string() }) })
  .openapi("Receipt");

/** The columns every lead has, whatever its kind. Ids sort by time (UUID version 7). */
export function newLead(idempotencyKey: string | undefined) {
  return {
    id: randomUUIDv7(),
    reference: newReference(),
    idempotency_key: idempotencyKey ?? null,
    created_at: new Date().toISOString(),
  };
}
