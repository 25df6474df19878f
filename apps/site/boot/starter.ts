/**
 * Starts React; runs inline at the top of each page. The script that starts it is inert in the HTML
 * (apps/server/rendering/html.ts): it runs once the page has loaded and is idle, or at the visitor's
 * first act if that is earlier. Until then controls do what they do without script.
 */
import { HYDRATED_EVENT, type Press } from "./hydrated-event.ts";
import {
  FAILURE_NOTICE_ID,
  hideLoadFailure,
  showLoadFailure,
} from "@angadi/ui/module/failure-notice";
import { LEAVING } from "./scroll-position.ts";
import { whenIdle } from "./when-idle.ts";

/** Browsers with invoker commands need no script for buttons with a command. */
const WITHOUT_COMMAND = "command" in document.createElement("button") ? ":not([command])" : "";
/** Controls that do nothing without script: pressed early, they are pressed again by React. */
const HELD_CONTROLS = [
  // What opens, turns, copies or prints a part of the page.
  `button[type=button]${WITHOUT_COMMAND}`,
  // Texts of the tools and the calendar that become fields, folds or buttons.
  "[data-held]",
].join(",");
const ACTS = ["mousemove", "click", "focusin", "keydown"];
const SCROLL_KEYS = /^( |Arrow|Page|Home|End)/;

/** The Network Information API, which only Chromium has. */
interface NetworkNavigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** In the order of their presses. */
const heldControls: HTMLElement[] = [];
let modules: Promise<unknown> | undefined;
let hasRun = false;
let isLive = false;

/** Starts when idle, unless the visitor saves data or is on 2G: then at the first act. */
export function startWhenIdle(): void {
  const { saveData, effectiveType } = (navigator as NetworkNavigator).connection ?? {};
  if (!saveData && !effectiveType?.endsWith("2g")) start(whenIdle);
}

/** Fetches all modules, so that no import can fail, and then runs the script at `moment`. */
function start(moment: (task: () => void) => void): void {
  const script = document.querySelector<HTMLScriptElement>("[data-modules]");
  // It may not be parsed yet: the next act will find it.
  if (!script || hasRun) return;
  modules ??= Promise.all((script.dataset["modules"] as string).split(" ").map(preload));
  modules.then(() => moment(() => run(script)), showFailure);
}

const preload = (href: string) =>
  new Promise((onload, onerror) => {
    append("link", { rel: "modulepreload", href, onload, onerror });
  });

function run({ nonce, text }: HTMLScriptElement): void {
  if (hasRun || document.documentElement.hasAttribute(LEAVING)) return;
  hasRun = true;
  append("script", { type: "module", nonce, text });
}

const append = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));

/** The next act tries again. */
function showFailure(): void {
  modules = undefined;
  if (heldControls.length > 0) showLoadFailure();
  for (const control of heldControls.splice(0)) control.ariaBusy = null;
}

addEventListener(
  "click",
  (event) => {
    // The target may also be the document, which is no element.
    const find = (selector: string) =>
      (event.target as Element).closest?.<HTMLElement>(selector) ?? undefined;
    if (find(`#${FAILURE_NOTICE_ID} button`)) return location.reload();
    const control = find(HELD_CONTROLS);
    if (isLive || !control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = "true";
    heldControls.push(control);
    start((run) => run());
  },
  true,
);
/** Scrolling is no act: by keys, or with a resting mouse, whose moves browsers report then. */
const isScrolling = ({
  type,
  key,
  movementX,
  movementY,
}: Event & Partial<KeyboardEvent & MouseEvent>) =>
  type === "mousemove" ? !movementX && !movementY : key !== undefined && SCROLL_KEYS.test(key);
for (const type of ACTS)
  addEventListener(type, (event) => isScrolling(event) || start((run) => run()), true);

addEventListener(HYDRATED_EVENT, async (event) => {
  isLive = true;
  hideLoadFailure();
  for (const control of heldControls) {
    (event as CustomEvent<Press>).detail(control);
    // Let React render the result of one press before the next.
    await Promise.resolve();
  }
});
