import { preview as copy } from "../copy/saving.ts";
import { localize } from "./localize.ts";
import type { Saver } from "./saving/saver.ts";

/** The preview shows what has been typed; its link can be copied. */
export function offerPreviews(saver: Saver): void {
  const place = document.querySelector<HTMLElement>("[data-previews]");
  const link = place?.querySelector<HTMLAnchorElement>("[data-preview]");
  const button = place?.querySelector<HTMLButtonElement>("[data-copy-preview]");
  const said = place?.querySelector("[data-copied]");
  if (!link || !button || !said) return;
  button.hidden = false;
  link.addEventListener("click", (event) => {
    if (!saver.isUnsaved) return;
    event.preventDefault();
    // A browser lets a press open a page, not what comes after a wait.
    const opened = open("about:blank");
    void saver.flush().then(() => (opened ?? window).location.assign(link.href));
  });
  button.addEventListener("click", () => {
    void saver
      .flush()
      .then(() => newLink(link.href))
      .then(
        (url) => copyLink(url, said),
        () => say(said, copy.failed),
      )
      .then(() => refreshLinks(link.href));
  });
}

const say = (said: Element, ...what: (string | Node)[]) => said.replaceChildren(...what);

async function newLink(address: string): Promise<string> {
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  const { url } = (await response.json()) as { url: string };
  return url;
}

/** Lists the post's open links as its page does now; the list stays as it is if that cannot be read. */
async function refreshLinks(address: string): Promise<void> {
  const list = document.querySelector("[data-preview-links]");
  try {
    const response = await fetch(address.replace(/\/preview$/, ""));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const current = page.querySelector("[data-preview-links]");
    if (!list || !current) return;
    localize(current);
    list.replaceWith(current);
  } catch {
    // The next visit of the page shows the new link.
  }
}

/** Puts the link on the clipboard, or shows it where the browser does not let a page do so. */
async function copyLink(url: string, said: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    say(said, copy.copied);
  } catch {
    const link = document.createElement("a");
    link.href = url;
    link.textContent = url;
    say(said, copy.byHand, " ", link);
  }
}
