import { type PostDraft, deleteLocalDraftsUpTo, listPostDrafts } from "./local-drafts.ts";
import { scheduleRefresh } from "../page/live.ts";
import { createOpenPageCheck } from "./page-lock.ts";
import type { Saver } from "./saver.ts";
import { toFormFields, sendDraft } from "./send.ts";

/** Milliseconds until drafts that could not be sent are sent again. */
const RETRY_MS = 4000;

/** True during a navigation, which reloading this page would cancel. */
let isLeaving = false;
addEventListener("beforeunload", () => (isLeaving = true));
addEventListener("pageshow", () => (isLeaving = false));

/**
 * Sends local drafts of pages that are no longer open. If a draft conflicts with a saved version,
 * the post's page offers to compare both.
 */
export async function sendPendingDrafts(
  staffId: string,
  form: HTMLFormElement | null,
  saver: Saver | undefined,
): Promise<void> {
  const drafts = await listPostDrafts(staffId);
  if (drafts.length === 0) return;
  const isOpen = await createOpenPageCheck();
  let shouldRetry = false;
  for (const draft of drafts) {
    if (draft.page === saver?.page) continue;
    const isCurrentPost = form?.dataset["post"] === draft.post;
    if (isOpen(draft.page)) {
      // Its page may be unloading, like the previous page of this tab: try again later.
      shouldRetry ||= isCurrentPost;
      continue;
    }
    // This page already shows a conflict or a rejected form of the same post.
    if (isCurrentPost && form.dataset["state"] !== "stored") continue;
    const result = await sendDraft(draft);
    if (result.is === "saved") {
      await deleteLocalDraftsUpTo(draft);
      showStoredDraft(draft, form, result.version, saver);
    } else if (result.is === "conflict" || result.is === "rejected") {
      if (isCurrentPost)
        return offerComparison(draft, () => void sendPendingDrafts(staffId, form, saver));
    } else if (result.is !== "not-found") {
      shouldRetry = true;
    }
  }
  if (shouldRetry) setTimeout(() => void sendPendingDrafts(staffId, form, saver), RETRY_MS);
}

/** Shows the text that was stored, unless the user is typing or leaving the page. */
function showStoredDraft(
  { post, isNew }: PostDraft,
  form: HTMLFormElement | null,
  version: number,
  saver: Saver | undefined,
): void {
  if (saver?.isUnsaved) return;
  if (location.pathname === "/posts") return scheduleRefresh();
  if (isLeaving) return;
  if (isNew && location.pathname === "/posts/new") return location.replace(`/posts/${post}`);
  const base = form?.elements.namedItem("base");
  const isOlder = base instanceof HTMLInputElement && Number(base.value) < version;
  if (form?.dataset["post"] === post && isOlder) location.reload();
}

/** Offers to compare or discard a draft. `onDiscard` is called once it is discarded. */
function offerComparison(draft: PostDraft, onDiscard: () => void): void {
  const notice = document.querySelector<HTMLElement>("[data-local-draft]");
  if (!notice) return;
  notice.hidden = false;
  const onClick = ({ target }: Event) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if ("compare" in target.dataset) return submitForComparison(draft);
    notice.hidden = true;
    notice.removeEventListener("click", onClick);
    void deleteLocalDraftsUpTo(draft).then(() => onDiscard());
  };
  notice.addEventListener("click", onClick);
}

/** Submits the draft as a form: the server responds with a page that compares both texts. */
function submitForComparison(draft: PostDraft): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = `/posts/${draft.post}`;
  for (const [name, value] of Object.entries({ ...toFormFields(draft), intent: "save" })) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
