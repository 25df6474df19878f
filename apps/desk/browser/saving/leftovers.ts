import { type LocalDraft, deleteLocalDraft, listLocalDrafts } from "./local-drafts.ts";
import { openPages } from "./pages.ts";
import type { Saver } from "./saver.ts";
import { toFormFields, sendText } from "./send.ts";

/** Milliseconds until an unreachable server is tried again. */
const RETRY_MS = 4000;

/**
 * Sends local drafts of pages that are no longer open. A draft that conflicts with another's text
 * is offered on its post's page for comparison.
 */
export async function sendLeftovers(
  staff: string,
  form: HTMLFormElement | null,
  saver: Saver | undefined,
): Promise<void> {
  const texts = await listLocalDrafts(staff);
  if (texts.length === 0) return;
  const isOpen = await openPages();
  let shouldRetry = false;
  for (const text of texts) {
    if (text.page === saver?.page) continue;
    const isCurrentPost = form?.dataset["post"] === text.post;
    if (isOpen(text.page)) {
      // Its page may be unloading, like the one before this page: try again later.
      shouldRetry ||= isCurrentPost;
      continue;
    }
    // This page is showing a conflict or a rejection of the same post.
    if (isCurrentPost && form.dataset["state"] !== "stored") continue;
    const result = await sendText(text);
    if (result.is === "saved") {
      await deleteLocalDraft(text);
      applySaved(text, form, result.version, saver);
    } else if (result.is === "conflict" || result.is === "refused") {
      if (isCurrentPost) return offerRetry(text, () => void sendLeftovers(staff, form, saver));
    } else if (result.is !== "gone") {
      shouldRetry = true;
    }
  }
  if (shouldRetry) setTimeout(() => void sendLeftovers(staff, form, saver), RETRY_MS);
}

/** Shows the newly stored text, unless the user is typing something else. */
function applySaved(
  { post, isNew }: LocalDraft,
  form: HTMLFormElement | null,
  version: number,
  saver: Saver | undefined,
): void {
  if (saver?.isUnsaved) return;
  if (location.pathname === "/posts") return location.reload();
  if (isNew && location.pathname === "/posts/new") return location.replace(`/posts/${post}`);
  const base = form?.elements.namedItem("base");
  const isOlder = base instanceof HTMLInputElement && Number(base.value) < version;
  if (form?.dataset["post"] === post && isOlder) location.reload();
}

/** Offers a draft for comparison. `onRetry` is called if it is discarded: there may be more. */
function offerRetry(text: LocalDraft, onRetry: () => void): void {
  const notice = document.querySelector<HTMLElement>("[data-kept]");
  if (!notice) return;
  notice.hidden = false;
  const press = ({ target }: Event) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if ("compare" in target.dataset) return compare(text);
    notice.hidden = true;
    notice.removeEventListener("click", press);
    void deleteLocalDraft(text).then(() => onRetry());
  };
  notice.addEventListener("click", press);
}

/** Submits the draft as a form: the server responds with both texts. */
function compare(text: LocalDraft): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = `/posts/${text.post}`;
  for (const [name, value] of Object.entries({ ...toFormFields(text), do: "save" })) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
