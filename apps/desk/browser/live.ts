import { localize } from "./localize.ts";

/**
 * Follows what the server says has come (`data-live` is the address of its events) and puts the
 * list as it is now in the place of the old one. The focus stays on the line where it was.
 */
export function followList(): void {
  const source = document.querySelector<HTMLElement>("[data-live]")?.dataset["live"];
  if (source === undefined) return;
  const events = new EventSource(source);
  let waiting = false;
  const renewSoon = () => {
    if (waiting) return;
    waiting = true;
    // Several that come together are one change.
    setTimeout(() => {
      waiting = false;
      void renew();
    }, 300);
  };
  events.addEventListener("change", renewSoon);
  // What came between the page and its events, or while they were cut off, is in the list as well.
  events.addEventListener("open", renewSoon);
  addEventListener("pagehide", () => events.close());
}

async function renew(): Promise<void> {
  const response = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(
    () => undefined,
  );
  if (!response?.ok || response.redirected) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const fresh = page.querySelector<HTMLElement>(`[data-part="${part.dataset["part"]}"]`);
    // Rows that somebody is selecting stay as they are.
    if (!fresh || part.querySelector("input:checked")) continue;
    const focused = part.contains(document.activeElement)
      ? document.activeElement?.getAttribute("href")
      : undefined;
    const imported = document.importNode(fresh, true);
    localize(imported);
    part.replaceChildren(...imported.childNodes);
    if (focused) part.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
  }
}
