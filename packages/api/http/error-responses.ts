import { z } from "@hono/zod-openapi";
import type { Context } from "hono";

/** The body of every 4xx and 5xx. */
export const errorBody = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .openapi("Error");

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Groups a schema's issues by the dotted names of the fields. */
export function toFieldErrors(issues: readonly Issue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join(".") || "body";
    (errors[field] ??= []).push(issue.message);
  }
  return errors;
}

/** Responds with 400 to a request that does not match its schemas. */
export function rejectInvalid(
  result: { success: true } | { success: false; error: { issues: readonly Issue[] } },
  c: Context,
) {
  if (result.success) return undefined;
  const errors = toFieldErrors(result.error.issues);
  const message = Object.values(errors)[0]?.[0] ?? "The request is not valid.";
  return c.json({ message, errors }, 400);
}

/** The response to a request for another business. */
export const wrongBusinessResponse = {
  message: "This businessId is not served here.",
  errors: { businessId: ["This businessId is not served here."] },
};
