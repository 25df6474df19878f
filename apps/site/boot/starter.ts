/**
 * Starts React at the visitor's first sign of intent; runs inline at the top of each page. The
 * script that starts it is inert in the HTML (apps/server/rendering/html.ts). Its modules are
 * fetched by then at the latest, usually before. Clicks on held controls are stored meanwhile and
 * replayed after hydration (replay.ts), or left to the browser if the code fails to load.
 */
import { type Replay, HYDRATED_EVENT } from "./hydrated-event.ts";

/** How long an event is held, in milliseconds. */
const HOLD_TIMEOUT_MS = 4000;
const CONTROLS = "a,button,input,select,textarea,summary,label,[data-held]";
/** Browsers with invoker commands need no script for buttons with a command. */
const WITHOUT_COMMAND = "command" in document.createElement("button") ? ":not([command])" : "";
const HELD_SELECTOR = `button${WITHOUT_COMMAND},[data-held]`;
const SCROLL_KEYS = /^( |Arrow|Page|Home|End)/;

/** The Network Information API, which only Chromium has. */
interface NetworkNavigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Clicked controls, submitted forms and Escape key presses, in order. */
const heldEvents: (HTMLElement | KeyboardEvent)[] = [];
let modules: Promise<unknown> | undefined;
let hasStarted = false;
/** True once nothing is held any more: React has hydrated the page, or its code failed to load. */
let hasEnded = false;
let hasFailed = false;
/**
 * True if the last press began before hydration ended, which may have replaced its target since.
 */
let isEarly = false;
let replay: Replay | undefined;

const on = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) => addEventListener(type, listener, true);

// The target may also be the document or the window, which are not elements.
const findControl = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(CONTROLS);

const findHeldControl = (event: Event) => {
  const control = findControl(event);
  return control?.matches(HELD_SELECTOR) && control;
};

/** Fetches and compiles the modules, without running them. */
function fetchModules(): void {
  const list = findScript()?.dataset["modules"];
  // Without the list, it is not parsed yet: the next event will find it.
  if (modules || !list) return;
  modules = Promise.all(list.split(" ").map((href) => preload(href)));
  // The first sign of intent handles a failure.
  modules.catch(() => {});
}

/** Fetches the modules before any intent, unless the visitor saves data or is on 2G. */
export function fetchModulesAhead(): void {
  const { saveData, effectiveType } = (navigator as NetworkNavigator).connection ?? {};
  if (!saveData && !effectiveType?.endsWith("2g")) fetchModules();
}

/** Runs the script once all modules are fetched, so that no import can fail. */
function start(): void {
  fetchModules();
  if (hasStarted || !modules) return;
  hasStarted = true;
  void modules.then(runScript, releaseEvents);
}

const findScript = () => document.querySelector<HTMLScriptElement>("[data-modules]");

const preload = (href: string) =>
  new Promise((onload, onerror) => {
    append("link", { rel: "modulepreload", href, onload, onerror });
  });

function runScript(): void {
  const { nonce, text } = findScript() as HTMLScriptElement;
  append("script", { type: "module", nonce, text });
}

const append = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));

function holdEvent(event: Event, control: HTMLElement): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  start();
  // In a task of its own: a browser ignores a click on a control while it handles a keyboard click
  // on the same one.
  if (replay) return void setTimeout(replay, 0, control);
  control.ariaBusy = "true";
  heldEvents.push(control);
  setTimeout(releaseEvents, HOLD_TIMEOUT_MS);
}

/** Lets each held control act as it does without React. */
function releaseEvents(): void {
  if (hasEnded) return;
  hasEnded = hasFailed = true;
  for (const control of heldEvents) {
    // An Escape key press: nothing that needs code to close is open.
    if (control instanceof Event) continue;
    control.ariaBusy = null;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}

/** Hides or shows the notice that a part of the page could not be loaded. */
const setNoticeHidden = (hidden: boolean) =>
  document.getElementById("no-code")?.toggleAttribute("hidden", hidden);

on("mousemove", ({ movementX, movementY }) => {
  // Browsers also report mouse moves for a resting mouse while the page scrolls.
  if (movementX || movementY) start();
});
on("pointerdown", (event) => {
  isEarly = !hasEnded;
  // A touch may be the start of a scroll.
  if (event.pointerType === "mouse" || findHeldControl(event)) start();
});
on("focusin", start);
on("click", (event) => {
  const control = findHeldControl(event);
  start();
  // The browser opens a new tab or window itself.
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (hasFailed) setNoticeHidden(control.matches("[href],[type=submit]"));
  else if (!hasEnded || (isEarly && event.isTrusted)) holdEvent(event, control);
});
on("submit", (event) => {
  // Submitted by Enter in a form without a button; with one, the button is held.
  if (!hasEnded && !event.submitter) holdEvent(event, event.target as HTMLFormElement);
});
on("keydown", (event) => {
  isEarly = !hasEnded;
  if (event.ctrlKey || event.metaKey) return;
  if (findControl(event) || !SCROLL_KEYS.test(event.key)) start();
  if (!hasEnded && event.key === "Escape") heldEvents.push(event);
});
// In a task of its own: React hydrates a late part of the page before handling a click in it, but
// would lose a click that arrives while it is still committing the rest.
addEventListener(HYDRATED_EVENT, (event) => {
  setTimeout(async () => {
    if (hasFailed) setNoticeHidden(true);
    hasEnded = true;
    hasFailed = false;
    replay = (event as CustomEvent<Replay>).detail;
    for (const control of heldEvents) {
      replay(control);
      // Let React render the result of one event before replaying the next.
      await Promise.resolve();
    }
  });
});
