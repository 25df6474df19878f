import { others as copy } from "../copy/saving.ts";

/** Milliseconds until a closed event stream is opened again; browsers only retry lost ones. */
const RETRY_MS = 5000;

/** Shows who else has the post open, and announces this page to them. */
export function subscribeToPresence(post: string): void {
  const container = document.querySelector<HTMLElement>("[data-others]");
  if (!container) return;
  const showNames = (names: readonly string[]) => {
    container.textContent = names.length === 0 ? "" : copy(names);
  };
  let events: EventSource;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    events = new EventSource(`/posts/${post}/live`);
    events.addEventListener("others", ({ data }: MessageEvent<string>) =>
      showNames(JSON.parse(data)),
    );
    events.addEventListener("error", () => {
      showNames([]);
      if (events.readyState === EventSource.CLOSED) retryTimer = setTimeout(connect, RETRY_MS);
    });
  };
  connect();
  addEventListener("pagehide", () => {
    clearTimeout(retryTimer);
    events.close();
  });
}
