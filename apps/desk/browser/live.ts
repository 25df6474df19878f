import { localize } from "./localize.ts";

/**
 * Listens to the server's events (`data-live` is their URL) and replaces the list on each change.
 * The focus stays on the same row.
 */
export function subscribeToUpdates(): void {
  const source = document.querySelector<HTMLElement>("[data-live]")?.dataset["live"];
  if (source === undefined) return;
  const events = new EventSource(source);
  let isWaiting = false;
  const scheduleRefresh = () => {
    if (isWaiting) return;
    isWaiting = true;
    // Debounces events that arrive together.
    setTimeout(() => {
      isWaiting = false;
      void refreshParts();
    }, 300);
  };
  events.addEventListener("change", scheduleRefresh);
  // Also shows what changed before the stream was connected, or while it was disconnected.
  events.addEventListener("open", scheduleRefresh);
  addEventListener("pagehide", () => events.close());
}

async function refreshParts(): Promise<void> {
  const response = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(
    () => undefined,
  );
  if (!response?.ok || response.redirected) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const replacement = page.querySelector<HTMLElement>(`[data-part="${part.dataset["part"]}"]`);
    if (!replacement) continue;
    const imported = document.importNode(replacement, true);
    localize(imported);
    if (part.isEqualNode(imported)) continue;
    await waitForRelease(part);
    // Do not replace rows while the user is selecting some.
    if (part.querySelector("input:checked")) continue;
    const focused = part.contains(document.activeElement)
      ? document.activeElement?.getAttribute("href")
      : undefined;
    part.replaceChildren(...imported.childNodes);
    if (focused) part.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
  }
}

/** Resolves when no row is pressed: a click is lost if its row is replaced before the release. */
async function waitForRelease(part: HTMLElement): Promise<void> {
  if (!part.matches(":active")) return;
  await new Promise((resolve) => {
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, () => setTimeout(resolve), { once: true });
  });
}
