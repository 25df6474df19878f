/** Milliseconds to wait for the letter after `g`. */
const SEQUENCE_TIMEOUT_MS = 1500;

/** The keyboard shortcuts that the `?` dialog lists. They are ignored while typing in a field. */
export function listenForKeys(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#keys");
  const button = document.querySelector<HTMLButtonElement>("[data-keys]");
  if (button) button.hidden = false;
  button?.addEventListener("click", () => dialog?.showModal());
  let goPressedAt = -Infinity;

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const place =
      event.timeStamp - goPressedAt < SEQUENCE_TIMEOUT_MS ? pageForKey(event.key) : undefined;
    goPressedAt = event.key === "g" ? event.timeStamp : -Infinity;
    if (place) location.assign(place.href);
    else if (event.key === "?") dialog?.showModal();
    else if (event.key === "/") focusSearch(event);
    else if (event.key === "j") step(1);
    else if (event.key === "k") step(-1);
  });
}

/** The menu link for the letter after `g`. */
const pageForKey = (key: string) =>
  document.querySelector<HTMLAnchorElement>(`nav a[data-key="${CSS.escape(key)}"]`);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('input[type="search"]');
  if (!search) return;
  event.preventDefault();
  search.select();
}

/** Moves the focus to the link of the next or previous row. */
function step(direction: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-lines] a[data-line]")];
  const current = links.findIndex((link) => link === document.activeElement);
  const next =
    current < 0 && direction < 0 ? links.at(-1) : links[Math.max(0, current + direction)];
  next?.focus();
}
