import { whenIdle } from "./when-idle.ts";

/** Elements that switch fonts in one task: below 50 ms on a cheap phone. */
const ELEMENTS_PER_TASK = 60;
const SECTIONS = "body > header, #main > *, body > footer";

/**
 * Applies the web fonts section by section from the top while the browser is idle, so that each
 * task is short. Sections below the fold (below-the-fold.css) are laid out at the same time. At the
 * end the root gets an attribute, which covers sections that are added later.
 */
export function applyFonts(): void {
  const tasks: Element[][] = [];
  // In development React starts at once and expects no attributes, so only the root gets one.
  const isStartDeferred = document.querySelector("[data-modules]") !== null;
  for (const section of isStartDeferred ? document.querySelectorAll(SECTIONS) : []) {
    const blocks =
      section.localName === "article" ? [section] : section.querySelectorAll(":scope > .wrap > *");
    for (const block of blocks) tasks.push(...splitSection(block));
    tasks.push([section]);
  }
  const next = () => {
    const task = tasks.shift();
    for (const section of task ?? []) section.toggleAttribute("data-fonts", true);
    if (task) requestAnimationFrame(() => whenIdle(next));
    else document.documentElement.toggleAttribute("data-full-layout", true);
  };
  next();
}

/** Splits a long section into runs of blocks. */
function splitSection(section: Element): Element[][] {
  const runs: Element[][] = [];
  let remaining = 0;
  for (const block of listBlocks(section)) {
    const size = countElements(block);
    if (size > remaining) {
      runs.push([]);
      remaining = ELEMENTS_PER_TASK;
    }
    runs.at(-1)?.push(block);
    remaining -= size;
  }
  return runs;
}

const listBlocks = (element: Element): Element[] =>
  countElements(element) <= ELEMENTS_PER_TASK
    ? [element]
    : [...element.children].flatMap((child) => listBlocks(child));

/** Options are not laid out. */
const countElements = (element: Element) =>
  element.querySelectorAll(":not(option,optgroup)").length + 1;
