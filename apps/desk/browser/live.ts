import { localize } from "./localize.ts";

/**
 * Listens to the server's events (`data-live` is their URL) and replaces the list on each change.
 * The focus stays on the same row.
 */
export function followList(): void {
  const source = document.querySelector<HTMLElement>("[data-live]")?.dataset["live"];
  if (source === undefined) return;
  const events = new EventSource(source);
  let isWaiting = false;
  const renewSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    // Debounces events that arrive together.
    setTimeout(() => {
      isWaiting = false;
      void renew();
    }, 300);
  };
  events.addEventListener("change", renewSoon);
  // Also shows what changed before the stream was connected, or while it was disconnected.
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
    const replacement = page.querySelector<HTMLElement>(`[data-part="${part.dataset["part"]}"]`);
    // Do not replace rows while the user is selecting some.
    if (!replacement || part.querySelector("input:checked")) continue;
    const imported = document.importNode(replacement, true);
    localize(imported);
    if (part.isEqualNode(imported)) continue;
    await released(part);
    const focused = part.contains(document.activeElement)
      ? document.activeElement?.getAttribute("href")
      : undefined;
    part.replaceChildren(...imported.childNodes);
    if (focused) part.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
  }
}

/** Resolves when no row is pressed: a click is lost if its row is replaced before the release. */
async function released(part: HTMLElement): Promise<void> {
  if (!part.matches(":active")) return;
  await new Promise((resolve) => {
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, () => setTimeout(resolve), { once: true });
  });
}
