import { listenToEvents } from "./page/live.ts";
import { setUpPreviews } from "./previews.ts";
import { FormDrafts } from "./saving/form-drafts.ts";
import { sendPendingDrafts } from "./saving/pending-drafts.ts";
import { Saver } from "./saving/saver.ts";
import { storeDraftsOnSignOut } from "./saving/sign-out.ts";

/** Saves drafts of forms, sends drafts of closed pages, and autosaves the post of this page. */
export function setUpSaving(): void {
  const { staff } = document.body.dataset;
  if (staff === undefined) return;
  const form = document.querySelector<HTMLFormElement>("form[data-post]");
  const post = form?.dataset["post"] ?? "";
  const isNew = document.querySelector('[name="new"][value="1"]') !== null;
  const saver = form ? new Saver(form, staff, () => handlePostCreated(post)) : undefined;
  storeDraftsOnSignOut(staff, saver, new FormDrafts(staff));
  if (saver) setUpPreviews(saver);
  if (form && !isNew) listenToEvents(`/posts/${post}/live`);
  void sendPendingDrafts(staff, form, saver);
}

/** Handles the first save of a new post: shows its preview link, and who else has it open. */
function handlePostCreated(post: string): void {
  const previews = document.querySelector<HTMLElement>("[data-previews]");
  if (previews) previews.hidden = false;
  listenToEvents(`/posts/${post}/live`);
}
