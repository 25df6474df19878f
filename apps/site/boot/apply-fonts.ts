import { runWhenIdle } from "./run-when-idle.ts";

/** Number of elements that switch fonts in one task, which takes under 50 ms on a cheap phone. */
const ELEMENTS_PER_TASK = 60;
const SECTION_SELECTOR = "body > header, #main > *, body > footer";

/**
 * Applies the web fonts section by section from the top while the browser is idle, so that each
 * task is short. Sections below the fold (below-the-fold.css) are laid out at the same time. At the
 * end the root gets an attribute, which covers sections that are added later.
 */
export function applyFonts(): void {
  const tasks: Element[][] = [];
  // In development React starts at once and expects no attributes, so only the root gets one.
  const isStartDeferred = document.querySelector("[data-modules]") !== null;
  for (const section of isStartDeferred ? document.querySelectorAll(SECTION_SELECTOR) : []) {
    const parts =
      section.localName === "article" ? [section] : section.querySelectorAll(":scope > .wrap > *");
    for (const part of parts) tasks.push(...splitIntoRuns(part));
    tasks.push([section]);
  }
  const runNextTask = () => {
    const task = tasks.shift();
    for (const element of task ?? []) element.toggleAttribute("data-fonts", true);
    if (task) requestAnimationFrame(() => runWhenIdle(runNextTask));
    else document.documentElement.toggleAttribute("data-full-layout", true);
  };
  runNextTask();
}

/** Splits a long part of a section into runs of blocks, each for one task. */
function splitIntoRuns(part: Element): Element[][] {
  const runs: Element[][] = [];
  let remainingElements = 0;
  for (const block of listBlocks(part)) {
    const size = countElements(block);
    if (size > remainingElements) {
      runs.push([]);
      remainingElements = ELEMENTS_PER_TASK;
    }
    runs.at(-1)?.push(block);
    remainingElements -= size;
  }
  return runs;
}

const listBlocks = (element: Element): Element[] =>
  countElements(element) <= ELEMENTS_PER_TASK
    ? [element]
    : [...element.children].flatMap((child) => listBlocks(child));

/** Omits options, because they are not laid out. */
const countElements = (element: Element) =>
  element.querySelectorAll(":not(option,optgroup)").length + 1;
