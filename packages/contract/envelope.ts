import type { z } from "zod";

/** Called with one line for each part of a response that had to be left out. */
export type OnSkip = (reason: string) => void;

/** The response was 2xx but does not have the shape of the call. */
export class MalformedResponseError extends Error {
  override name = "MalformedResponseError";
}

/** The status was outside 2xx. `message` includes the server's own text, if any. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** Text meant for the visitor; undefined if the server sent none. */
  readonly serverMessage: string | undefined;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Seconds, as the server sent them with a 429. */
  readonly retryAfter: string | undefined;

  constructor(
    status: number,
    serverMessage: string | undefined,
    fieldErrors: Readonly<Record<string, readonly string[]>>,
    retryAfter?: string,
  ) {
    super(`The API answered ${status}${serverMessage ? `: ${serverMessage}` : ""}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.fieldErrors = fieldErrors;
    this.retryAfter = retryAfter;
  }
}

/** Further items are left out: validating them would block other requests. */
const MAX_ITEMS = 2000;

/**
 * Reads a list, bare or under `data`. Returns the items that match the schema, and reports those
 * that do not: one bad row must not break the page.
 */
export function readList<T>(body: unknown, item: z.ZodType<T>, onSkip: OnSkip): T[] {
  const list = Array.isArray(body) ? body : (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(list))
    throw new MalformedResponseError("expected a list, bare or under `data`");
  if (list.length > MAX_ITEMS) onSkip(`${list.length - MAX_ITEMS} items too many`);
  return list.slice(0, MAX_ITEMS).flatMap((entry: unknown, index) => {
    const parsed = item.safeParse(entry);
    if (parsed.success) return [parsed.data];
    onSkip(`item ${index} left out: ${parsed.error.issues[0]?.message ?? "unreadable"}`);
    return [];
  });
}

/** Converts an error response with any body to an `ApiError`. */
export function toApiError(status: number, body: unknown, retryAfter?: string): ApiError {
  const { message, errors } = (typeof body === "object" && body !== null ? body : {}) as {
    message?: unknown;
    errors?: unknown;
  };
  const text = typeof message === "string" && message.trim() !== "" ? message.trim() : undefined;
  return new ApiError(status, text, readFieldErrors(errors), retryAfter);
}

function readFieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== "object" || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => {
      const texts = [messages].flat().filter((text): text is string => typeof text === "string");
      return texts.length > 0 ? [[field, texts]] : [];
    }),
  );
}
