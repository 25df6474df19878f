import type { FormValues } from "@angadi/contract/form-values";

/**
 * The form field and query parameter that name a local draft (browser/saving/form-drafts.ts). A form
 * sends it, and the redirect after the form is stored contains it: the page deletes the draft.
 */
export const STORED = "stored";

/** Adds the draft that the server has stored to a redirect. */
export function confirmStored(response: Response, values: FormValues | undefined): void {
  const draft = values?.get(STORED);
  const location = response.headers.get("location");
  if (draft === undefined || response.status !== 303 || !location?.startsWith("/")) return;
  const url = new URL(location, "http://desk.invalid");
  url.searchParams.set(STORED, draft);
  response.headers.set("Location", url.pathname + url.search + url.hash);
}
