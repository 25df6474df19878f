import { parseRetryAfter } from "@angadi/contract/retry-after";
import type { AutosaveResult } from "../../posts/autosave.ts";
import type { PostDraft } from "./local-drafts.ts";

/** Request timeout in milliseconds; then the server counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** The outcome of a save; after `unreachable` the server may or may not have stored it. */
export type SendResult =
  | AutosaveResult
  | { is: "signed-out" | "forbidden" | "not-found" | "too-long" }
  /** `retryAfter`: milliseconds that the server asks to wait. */
  | { is: "unreachable" | "failed"; retryAfter: number };

/** Returns the fields of a draft's request, the same as those of the form itself. */
export const toFormFields = ({
  fields,
  base,
  page,
  number,
  isNew,
}: PostDraft): Record<string, string> => ({
  ...fields,
  base: String(base),
  page,
  number: String(number),
  new: isNew ? "1" : "",
});

/** Sends a draft to the server; never rejects. */
export async function sendDraft(draft: PostDraft): Promise<SendResult> {
  try {
    const response = await fetch(`/posts/${draft.post}/autosave`, {
      method: "POST",
      body: new URLSearchParams(toFormFields(draft)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await parseResponse(response);
  } catch {
    return { is: "unreachable", retryAfter: 0 };
  }
}

async function parseResponse(response: Response): Promise<SendResult> {
  const { status, headers } = response;
  if (headers.get("content-type")?.startsWith("application/json")) {
    return (await response.json()) as AutosaveResult;
  }
  if (status === 401) return { is: "signed-out" };
  if (status === 403) return { is: "forbidden" };
  if (status === 404) return { is: "not-found" };
  if (status === 413) return { is: "too-long" };
  const retryAfter = parseRetryAfter(response);
  return { is: [502, 503, 504].includes(status) ? "unreachable" : "failed", retryAfter };
}
