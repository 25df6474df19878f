/**
 * Starts React; runs inline at the top of each page. The script that starts it is inert in the HTML
 * (apps/server/rendering/html.ts): it runs once the page has loaded and is idle, or at the
 * visitor's first action if that is earlier. Until then controls do what they do without script.
 */
import { HYDRATED_EVENT, type Press } from "./hydrated-event.ts";
import {
  FAILURE_NOTICE_ID,
  hideLoadFailure,
  showLoadFailure,
} from "@angadi/ui/module/failure-notice";
import { LEAVING_ATTRIBUTE } from "./scroll-position.ts";
import { runWhenIdle } from "./run-when-idle.ts";

/** Browsers with invoker commands need no script for buttons with a command. */
const WITHOUT_COMMAND = "command" in document.createElement("button") ? ":not([command])" : "";
/** Controls that do nothing without script. Early presses are held, and replayed by React. */
const HELD_CONTROL_SELECTOR = [
  // Buttons that open, page through, copy or print a part of the page.
  `button[type=button]${WITHOUT_COMMAND}`,
  // What hydration turns into fields, disclosures or buttons in tools and the calendar.
  "[data-held]",
].join(",");
const START_EVENTS = ["mousemove", "click", "focusin", "keydown"];
const SCROLL_KEYS = /^( |Arrow|Page|Home|End)/;

/** The Network Information API, which only Chromium has. */
interface NetworkNavigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Controls pressed before hydration, in that order. */
const heldControls: HTMLElement[] = [];
let modulesLoaded: Promise<unknown> | undefined;
let hasStarted = false;
let isHydrated = false;

/** Starts when idle or, if the visitor saves data or is on 2G, at the first action. */
export function startReactWhenIdle(): void {
  const { saveData, effectiveType } = (navigator as NetworkNavigator).connection ?? {};
  if (!saveData && !effectiveType?.endsWith("2g")) start(runWhenIdle);
}

/** Fetches all modules, so that no import can fail, and then passes the script to `schedule`. */
function start(schedule: (task: () => void) => void): void {
  const script = document.querySelector<HTMLScriptElement>("[data-modules]");
  // The script may not be parsed yet; the next action tries again.
  if (!script || hasStarted) return;
  modulesLoaded ??= Promise.all((script.dataset["modules"] as string).split(" ").map(preload));
  modulesLoaded.then(() => schedule(() => run(script)), showFailure);
}

/** Requests each file in a task of its own: together, 30 requests block a cheap phone for 100 ms. */
const preload = (href: string) =>
  new Promise((onload, onerror) => {
    setTimeout(appendToHead, 0, "link", { rel: "modulepreload", href, onload, onerror });
  });

function run({ nonce, text }: HTMLScriptElement): void {
  if (hasStarted || document.documentElement.hasAttribute(LEAVING_ATTRIBUTE)) return;
  hasStarted = true;
  hideLoadFailure();
  appendToHead("script", { type: "module", nonce, text });
}

const appendToHead = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));

/** Reports that loading failed; the next action tries again. */
function showFailure(): void {
  modulesLoaded = undefined;
  if (heldControls.length > 0) showLoadFailure();
  for (const control of heldControls.splice(0)) control.ariaBusy = null;
}

addEventListener(
  "click",
  (event) => {
    // The target may be the document, which is not an element.
    const findClosest = (selector: string) =>
      (event.target as Element).closest?.<HTMLElement>(selector) ?? undefined;
    if (findClosest(`#${FAILURE_NOTICE_ID} button`)) return location.reload();
    const control = findClosest(HELD_CONTROL_SELECTOR);
    if (isHydrated || !control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = "true";
    heldControls.push(control);
    start((task) => task());
  },
  true,
);
/** Scrolling does not start React: neither its keys nor the move that a resting mouse reports. */
const isScrolling = ({
  type,
  key,
  movementX,
  movementY,
}: Event & Partial<KeyboardEvent & MouseEvent>) =>
  type === "mousemove" ? !movementX && !movementY : key !== undefined && SCROLL_KEYS.test(key);
for (const type of START_EVENTS)
  addEventListener(type, (event) => isScrolling(event) || start((task) => task()), true);

addEventListener(HYDRATED_EVENT, async (event) => {
  isHydrated = true;
  for (const control of heldControls) {
    (event as CustomEvent<Press>).detail(control);
    // Let React render the result of one press before the next.
    await Promise.resolve();
  }
});
