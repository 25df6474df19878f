import { previewLinksCopy as copy } from "../copy/saving.ts";
import { localize } from "./page/localize.ts";
import type { Saver } from "./saving/saver.ts";

/** Saves before the preview opens, and adds a button that copies its link. */
export function setUpPreviews(saver: Saver): void {
  const container = document.querySelector<HTMLElement>("[data-previews]");
  const link = container?.querySelector<HTMLAnchorElement>("[data-preview]");
  const button = container?.querySelector<HTMLButtonElement>("[data-copy-preview]");
  const messageElement = container?.querySelector("[data-copied]");
  if (!link || !button || !messageElement) return;
  button.hidden = false;
  link.addEventListener("click", (event) => {
    if (!saver.isUnsaved) return;
    event.preventDefault();
    // Popup blockers allow `open` only during the click, not after an `await`.
    const popup = open("about:blank");
    void saver.flush().then(() => (popup ?? window).location.assign(link.href));
  });
  button.addEventListener("click", () => {
    void saver
      .flush()
      .then(() => createPreviewLink(link.href))
      .then(
        (url) => copyLink(url, messageElement),
        () => showMessage(messageElement, copy.failed),
      )
      .then(() => refreshLinks(link.href));
  });
}

const showMessage = (messageElement: Element, ...content: (string | Node)[]) =>
  messageElement.replaceChildren(...content);

async function createPreviewLink(previewUrl: string): Promise<string> {
  const response = await fetch(previewUrl, { headers: { Accept: "application/json" } });
  const { url } = (await response.json()) as { url: string };
  return url;
}

/** Replaces the post's list of preview links by the server's; on failure it stays unchanged. */
async function refreshLinks(previewUrl: string): Promise<void> {
  const list = document.querySelector("[data-preview-links]");
  try {
    const response = await fetch(previewUrl.replace(/\/preview$/, ""));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const newList = page.querySelector("[data-preview-links]");
    if (!list || !newList) return;
    localize(newList);
    list.replaceWith(newList);
  } catch {
    // The next page load shows the new link.
  }
}

/** Copies the link to the clipboard, or shows it if the browser forbids that. */
async function copyLink(url: string, messageElement: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showMessage(messageElement, copy.copied);
  } catch {
    const link = document.createElement("a");
    link.href = url;
    link.textContent = url;
    showMessage(messageElement, copy.copyManually, " ", link);
  }
}
