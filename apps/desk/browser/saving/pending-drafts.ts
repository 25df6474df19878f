import { type PostDraft, deleteLocalDraft, listPostDrafts } from "./local-drafts.ts";
import { scheduleRefresh } from "../page/live.ts";
import { createOpenPageCheck } from "./pages.ts";
import type { Saver } from "./saver.ts";
import { toFormFields, sendDraft } from "./send.ts";

/** Milliseconds until an unreachable server is tried again. */
const RETRY_MS = 4000;

/** Loading this page again would cancel the navigation. */
let isLeaving = false;
addEventListener("beforeunload", () => (isLeaving = true));
addEventListener("pageshow", () => (isLeaving = false));

/**
 * Sends local drafts of pages that are no longer open. A draft that conflicts with another's text
 * is offered on its post's page for comparison.
 */
export async function sendPendingDrafts(
  staff: string,
  form: HTMLFormElement | null,
  saver: Saver | undefined,
): Promise<void> {
  const texts = await listPostDrafts(staff);
  if (texts.length === 0) return;
  const isOpen = await createOpenPageCheck();
  let shouldRetry = false;
  for (const draft of texts) {
    if (draft.page === saver?.page) continue;
    const isCurrentPost = form?.dataset["post"] === draft.post;
    if (isOpen(draft.page)) {
      // Its page may be unloading, like the one before this page: try again later.
      shouldRetry ||= isCurrentPost;
      continue;
    }
    // This page is showing a conflict or a rejection of the same post.
    if (isCurrentPost && form.dataset["state"] !== "stored") continue;
    const result = await sendDraft(draft);
    if (result.is === "saved") {
      await deleteLocalDraft(draft);
      applySaved(draft, form, result.version, saver);
    } else if (result.is === "conflict" || result.is === "refused") {
      if (isCurrentPost) return offerRetry(draft, () => void sendPendingDrafts(staff, form, saver));
    } else if (result.is !== "gone") {
      shouldRetry = true;
    }
  }
  if (shouldRetry) setTimeout(() => void sendPendingDrafts(staff, form, saver), RETRY_MS);
}

/** Shows the newly stored text, unless the user is typing something else or going elsewhere. */
function applySaved(
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

/** Offers a draft for comparison. `onRetry` is called if it is discarded: there may be more. */
function offerRetry(draft: PostDraft, onRetry: () => void): void {
  const notice = document.querySelector<HTMLElement>("[data-kept]");
  if (!notice) return;
  notice.hidden = false;
  const press = ({ target }: Event) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if ("compare" in target.dataset) return compare(draft);
    notice.hidden = true;
    notice.removeEventListener("click", press);
    void deleteLocalDraft(draft).then(() => onRetry());
  };
  notice.addEventListener("click", press);
}

/** Submits the draft as a form: the server responds with both texts. */
function compare(draft: PostDraft): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = `/posts/${draft.post}`;
  for (const [name, value] of Object.entries({ ...toFormFields(draft), do: "save" })) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
