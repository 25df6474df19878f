import { preview as copy } from "../copy/saving.ts";
import { localize } from "./page/localize.ts";
import type { Saver } from "./saving/saver.ts";

/** Saves before the preview opens, and adds a button that copies its link. */
export function setUpPreviews(saver: Saver): void {
  const container = document.querySelector<HTMLElement>("[data-previews]");
  const link = container?.querySelector<HTMLAnchorElement>("[data-preview]");
  const button = container?.querySelector<HTMLButtonElement>("[data-copy-preview]");
  const message = container?.querySelector("[data-copied]");
  if (!link || !button || !message) return;
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
        (url) => copyLink(url, message),
        () => showMessage(message, copy.failed),
      )
      .then(() => refreshLinks(link.href));
  });
}

const showMessage = (message: Element, ...content: (string | Node)[]) =>
  message.replaceChildren(...content);

async function createPreviewLink(previewUrl: string): Promise<string> {
  const response = await fetch(previewUrl, { headers: { Accept: "application/json" } });
  const { url } = (await response.json()) as { url: string };
  return url;
}

/** Refreshes the post's list of preview links from the server; on failure it stays unchanged. */
async function refreshLinks(previewUrl: string): Promise<void> {
  const list = document.querySelector("[data-preview-links]");
  try {
    const response = await fetch(previewUrl.replace(/\/preview$/, ""));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const refreshed = page.querySelector("[data-preview-links]");
    if (!list || !refreshed) return;
    localize(refreshed);
    list.replaceWith(refreshed);
  } catch {
    // The next page load shows the new link.
  }
}

/** Copies the link to the clipboard, or shows it if the browser forbids that. */
async function copyLink(url: string, message: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showMessage(message, copy.copied);
  } catch {
    const link = document.createElement("a");
    link.href = url;
    link.textContent = url;
    showMessage(message, copy.copyManually, " ", link);
  }
}
