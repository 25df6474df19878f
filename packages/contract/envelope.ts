import type { z } from "zod";

/** Called with one line for each thing in an answer that had to be left out. */
export type OnSkip = (reason: string) => void;

/** The answer was 2xx but is not of the shape the call promises. */
export class MalformedResponse extends Error {
  override name = "MalformedResponse";
}

/** The server answered with a status outside 2xx. `message` is the server's own text, if it gave one. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** Text meant for the visitor; undefined if the server gave none. */
  readonly serverMessage: string | undefined;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Seconds, as the server gave them with a 429. */
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

/** No list is longer; reading more would hold up everybody, as each item passes its schema. */
const MAX_ITEMS = 2000;

/**
 * Reads a list that stands under `data` or bare, keeping the items that fit the schema and naming
 * the ones that don't: one bad row must not take the page with it.
 */
export function readList<T>(body: unknown, item: z.ZodType<T>, onSkip: OnSkip): T[] {
  const list = Array.isArray(body) ? body : (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(list)) throw new MalformedResponse("expected a list, bare or under `data`");
  if (list.length > MAX_ITEMS) onSkip(`${list.length - MAX_ITEMS} items too many`);
  return list.slice(0, MAX_ITEMS).flatMap((entry: unknown, index) => {
    const read = item.safeParse(entry);
    if (read.success) return [read.data];
    onSkip(`item ${index} left out: ${read.error.issues[0]?.message ?? "unreadable"}`);
    return [];
  });
}

/** Makes the refusal that an error body stands for, whatever the body turns out to be. */
export function readApiError(status: number, body: unknown, retryAfter?: string): ApiError {
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
