import { others as copy } from "../copy/saving.ts";

/** Milliseconds until a closed event stream is opened again; browsers only retry lost ones. */
const AGAIN = 5000;

/** Shows who else has the post open, and announces this page to them. */
export function followPresence(post: string): void {
  const place = document.querySelector<HTMLElement>("[data-others]");
  if (!place) return;
  const say = (names: readonly string[]) => {
    place.textContent = names.length === 0 ? "" : copy(names);
  };
  let events: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    events = new EventSource(`/posts/${post}/live`);
    events.addEventListener("others", ({ data }: MessageEvent<string>) => say(JSON.parse(data)));
    events.addEventListener("error", () => {
      say([]);
      if (events.readyState === EventSource.CLOSED) again = setTimeout(follow, AGAIN);
    });
  };
  follow();
  addEventListener("pagehide", () => {
    clearTimeout(again);
    events.close();
  });
}
