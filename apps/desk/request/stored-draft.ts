import type { FormValues } from "@angadi/contract/form-values";

/**
 * The form field and query parameter with the number and id of a local draft
 * (browser/saving/form-drafts.ts). The redirect after a stored form repeats it, and the next page
 * deletes the draft.
 */
export const STORED_DRAFT = "stored";

/** Adds the draft that was stored to the redirect. */
export function addStoredDraft(response: Response, values: FormValues | undefined): void {
  const draft = values?.get(STORED_DRAFT);
  const location = response.headers.get("location");
  if (draft === undefined || response.status !== 303 || !location?.startsWith("/")) return;
  const url = new URL(location, "http://desk.invalid");
  url.searchParams.set(STORED_DRAFT, draft);
  response.headers.set("Location", url.pathname + url.search + url.hash);
}
