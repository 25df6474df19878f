/** Milliseconds after `g` in which the next letter opens a page. */
const SEQUENCE_TIMEOUT_MS = 1500;

/** Sets up the keyboard shortcuts that the `?` dialog lists, except while the user is typing. */
export function setUpKeyboardShortcuts(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#keys");
  const button = document.querySelector<HTMLButtonElement>("[data-keys]");
  if (button) button.hidden = false;
  button?.addEventListener("click", () => dialog?.showModal());
  let goPressedAt = -Infinity;

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const menuLink =
      event.timeStamp - goPressedAt < SEQUENCE_TIMEOUT_MS ? findMenuLink(event.key) : undefined;
    goPressedAt = event.key === "g" ? event.timeStamp : -Infinity;
    if (menuLink) location.assign(menuLink.href);
    else if (event.key === "?") dialog?.showModal();
    else if (event.key === "/") focusSearch(event);
    else if (event.key === "j") focusRow(1);
    else if (event.key === "k") focusRow(-1);
  });
}

/** Finds the menu link for the letter after `g`. */
const findMenuLink = (key: string) =>
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
function focusRow(direction: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-rows] a[data-row-link]")];
  const current = links.findIndex((link) => link === document.activeElement);
  const target =
    current < 0 && direction < 0 ? links.at(-1) : links[Math.max(0, current + direction)];
  target?.focus();
}
