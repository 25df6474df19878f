import { others as othersCopy } from "../../copy/saving.ts";
import { hasUnsentText, isUnsent } from "./forms.ts";
import { localize } from "./localize.ts";

/** Milliseconds until a closed event stream is opened again; browsers only retry lost ones. */
const RETRY_MS = 5000;
/** Milliseconds that events which arrive together are collected. */
const COLLECT_MS = 300;

/**
 * Listens to the page's events (`data-live` is their URL): replaces the parts that change, and says
 * who else is replying to the lead. While this page's reply is unsent, the others are told, too.
 */
export function subscribeToUpdates(): void {
  // A part that was in use when it changed is replaced once it is not.
  document.addEventListener("focusout", () => isOutdated && scheduleRefresh());
  const source = document.querySelector<HTMLElement>("[data-live]")?.dataset["live"];
  if (source === undefined) return;
  let isReplying = hasUnsentReply();
  const connect = () => listen(isReplying ? `${source}?replying` : source);
  let stop = connect();
  document.addEventListener("input", () => {
    if (isReplying === hasUnsentReply()) return;
    isReplying = !isReplying;
    stop();
    stop = connect();
  });
}

function hasUnsentReply(): boolean {
  const form = document.querySelector<HTMLFormElement>("form[data-replying]");
  return form !== null && isUnsent(form);
}

/** Listens to a stream of events: `change`, and `others` with their names. Returns how to stop. */
export function listen(url: string): () => void {
  let events: EventSource;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    events = new EventSource(url);
    events.addEventListener("change", scheduleRefresh);
    events.addEventListener("others", ({ data }: MessageEvent<string>) =>
      showOthers(JSON.parse(data)),
    );
    events.addEventListener("error", () => {
      showOthers([]);
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

function showOthers(names: readonly string[]): void {
  const container = document.querySelector<HTMLElement>("[data-others]");
  if (!container) return;
  const describe = othersCopy[container.dataset["others"] ?? ""];
  container.textContent = names.length === 0 ? "" : (describe?.(names) ?? "");
}

let isWaiting = false;
let isOutdated = false;

/** Replaces the page's parts that have changed on the server. */
export function scheduleRefresh(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    void refreshParts();
  }, COLLECT_MS);
}

async function refreshParts(): Promise<void> {
  // A form that was refused is shown at its own URL.
  const url = document.querySelector<HTMLElement>("[data-page]")?.dataset["page"] ?? location.href;
  const response = await fetch(url, { headers: { Accept: "text/html" } }).catch(() => undefined);
  if (!response?.ok || response.redirected) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  isOutdated = false;
  for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const replacement = page.querySelector<HTMLElement>(`[data-part="${part.dataset["part"]}"]`);
    if (!replacement) continue;
    const imported = document.importNode(replacement, true);
    localize(imported);
    if (part.isEqualNode(imported)) continue;
    await waitForRelease(part);
    if (isInUse(part)) {
      isOutdated = true;
      continue;
    }
    const focused = part.contains(document.activeElement)
      ? document.activeElement?.getAttribute("href")
      : undefined;
    const entryCount = part.querySelectorAll("li").length;
    part.replaceChildren(...imported.childNodes);
    if (focused) part.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
    if (part.querySelectorAll("li").length > entryCount) showNews();
  }
}

/** Whether the user is selecting rows, typing, or choosing in a part: it is not replaced then. */
const isInUse = (part: HTMLElement): boolean =>
  part.querySelector("input:checked, :is(input, select, textarea, button):focus") !== null ||
  [...part.querySelectorAll("form")].some(
    (form) => hasUnsentText(form) || (form.dataset["draft"] !== undefined && isUnsent(form)),
  );

/** Says that there is something new, next to the reply, which may be far below it. */
function showNews(): void {
  const news = document.querySelector<HTMLElement>("[data-news]");
  if (news) news.textContent = news.dataset["news"] ?? "";
}

/** Resolves when no row is pressed: a click is lost if its row is replaced before the release. */
async function waitForRelease(part: HTMLElement): Promise<void> {
  if (!part.matches(":active")) return;
  await new Promise((resolve) => {
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, () => setTimeout(resolve), { once: true });
  });
}
