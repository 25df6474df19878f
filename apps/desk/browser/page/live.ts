import { presenceCopy } from "../../copy/saving.ts";
import { hasUnsentText, isUnsent } from "./forms.ts";
import { localize } from "./localize.ts";

/** Milliseconds until a closed event stream is opened again; browsers reopen only lost ones. */
const RETRY_MS = 5000;
/** Milliseconds to collect events before refreshing the page once. */
const COLLECT_MS = 300;

/**
 * Listens to the page's events (`data-live` is their URL): refreshes the parts of the page that
 * change, and shows who else is replying to the lead. While this page has an unsent reply, its user
 * is reported as replying, too.
 */
export function subscribeToUpdates(): void {
  // A part that was in use when it changed is replaced later.
  document.addEventListener("focusout", () => isOutdated && scheduleRefresh());
  const eventsUrl = document.querySelector<HTMLElement>("[data-live]")?.dataset["live"];
  if (eventsUrl === undefined) return;
  let isReplying = hasUnsentReply();
  const connect = () => listenToEvents(isReplying ? `${eventsUrl}?replying` : eventsUrl);
  let disconnect = connect();
  document.addEventListener("input", () => {
    if (isReplying === hasUnsentReply()) return;
    isReplying = !isReplying;
    disconnect();
    disconnect = connect();
  });
}

function hasUnsentReply(): boolean {
  const form = document.querySelector<HTMLFormElement>("form[data-replying]");
  return form !== null && isUnsent(form);
}

/** Listens to the events `change`, and `others` with names. Returns a function that stops it. */
export function listenToEvents(url: string): () => void {
  let events: EventSource;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    events = new EventSource(url);
    events.addEventListener("change", scheduleRefresh);
    events.addEventListener("others", ({ data }: MessageEvent<string>) =>
      showPresence(JSON.parse(data)),
    );
    events.addEventListener("error", () => {
      showPresence([]);
      if (events.readyState === EventSource.CLOSED) retryTimer = setTimeout(connect, RETRY_MS);
    });
  };
  const stop = () => {
    clearTimeout(retryTimer);
    events.close();
  };
  connect();
  addEventListener("pagehide", stop);
  return stop;
}

function showPresence(names: readonly string[]): void {
  const container = document.querySelector<HTMLElement>("[data-presence]");
  if (!container) return;
  const describePresence = presenceCopy[container.dataset["presence"] ?? ""];
  container.textContent = names.length === 0 ? "" : (describePresence?.(names) ?? "");
}

let isRefreshScheduled = false;
let isOutdated = false;

/** Replaces the page's parts that have changed on the server. */
export function scheduleRefresh(): void {
  if (isRefreshScheduled) return;
  isRefreshScheduled = true;
  setTimeout(() => {
    isRefreshScheduled = false;
    void refreshParts();
  }, COLLECT_MS);
}

async function refreshParts(): Promise<void> {
  // A rejected form is rendered at the URL it was posted to, not at the page's own.
  const url = document.querySelector<HTMLElement>("[data-page]")?.dataset["page"] ?? location.href;
  const response = await fetch(url, { headers: { Accept: "text/html" } }).catch(() => undefined);
  if (!response?.ok || response.redirected) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  isOutdated = false;
  for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const replacement = page.querySelector<HTMLElement>(`[data-part="${part.dataset["part"]}"]`);
    if (!replacement) continue;
    const newPart = document.importNode(replacement, true);
    localize(newPart);
    if (part.isEqualNode(newPart)) continue;
    await waitForRelease(part);
    if (isInUse(part)) {
      isOutdated = true;
      continue;
    }
    const focusedHref = part.contains(document.activeElement)
      ? document.activeElement?.getAttribute("href")
      : undefined;
    const entryCount = part.querySelectorAll("li").length;
    part.replaceChildren(...newPart.childNodes);
    if (focusedHref)
      part.querySelector<HTMLElement>(`[href="${CSS.escape(focusedHref)}"]`)?.focus();
    if (part.querySelectorAll("li").length > entryCount) announceNewEntry();
  }
}

/** Whether the user is selecting rows or typing in a part, so that it must not be replaced. */
const isInUse = (part: HTMLElement): boolean =>
  part.querySelector("input:checked, :is(input, select, textarea, button):focus") !== null ||
  [...part.querySelectorAll("form")].some(
    (form) => hasUnsentText(form) || (form.dataset["draft"] !== undefined && isUnsent(form)),
  );

/** Announces a new entry next to the reply form, which may be far below the entry. */
function announceNewEntry(): void {
  const announcement = document.querySelector<HTMLElement>("[data-new-entry]");
  if (announcement) announcement.textContent = announcement.dataset["newEntry"] ?? "";
}

/** Waits for the pointer's release: replacing a pressed row would lose the click. */
async function waitForRelease(part: HTMLElement): Promise<void> {
  if (!part.matches(":active")) return;
  await new Promise((resolve) => {
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, () => setTimeout(resolve), { once: true });
  });
}
