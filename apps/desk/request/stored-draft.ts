import type { FormValues } from "@angadi/contract/form-values";

/**
 * The form field and query parameter with a local draft's number and page id
 * (browser/saving/form-drafts.ts). Once the form is stored, the redirect has the parameter, and the
 * next page deletes the draft.
 */
export const STORED_DRAFT = "stored";

/** Adds the stored draft to the URL of a redirect. */
export function addStoredDraft(response: Response, values: FormValues | undefined): void {
  const draft = values?.get(STORED_DRAFT);
  const location = response.headers.get("location");
  if (draft === undefined || response.status !== 303 || !location?.startsWith("/")) return;
  const url = new URL(location, "http://desk.invalid");
  url.searchParams.set(STORED_DRAFT, draft);
  response.headers.set("Location", url.pathname + url.search + url.hash);
}
