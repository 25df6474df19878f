/** Elements that switch fonts in one task: below 50 ms on a cheap phone. */
const ELEMENTS_PER_TASK = 60;

/**
 * Applies the web fonts section by section from the top while the browser is idle, so that each
 * task is short. Sections below the fold (below-the-fold.css) are laid out at the same time. At the
 * end the root is marked, for sections that are added later.
 */
export function applyFonts(): void {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const tasks: Element[][] = [];
  for (const part of document.querySelectorAll("body > header, #main > *, body > footer")) {
    const blocks =
      part.localName === "article" ? [part] : part.querySelectorAll(":scope > .wrap > *");
    for (const block of blocks) tasks.push(...split(block));
    tasks.push([part]);
  }
  const next = () => {
    const task = tasks.shift();
    for (const part of task ?? []) part.toggleAttribute("data-fonts", true);
    if (task) requestAnimationFrame(() => idle(next));
    else document.documentElement.toggleAttribute("data-whole", true);
  };
  next();
}

/** Splits a long section into runs of blocks. */
function split(part: Element): Element[][] {
  const runs: Element[][] = [];
  let room = 0;
  for (const block of blocksIn(part)) {
    const size = countElements(block);
    if (size > room) {
      runs.push([]);
      room = ELEMENTS_PER_TASK;
    }
    runs.at(-1)?.push(block);
    room -= size;
  }
  return runs;
}

const blocksIn = (element: Element): Element[] =>
  countElements(element) <= ELEMENTS_PER_TASK
    ? [element]
    : [...element.children].flatMap((child) => blocksIn(child));

/** Options are not laid out. */
const countElements = (element: Element) =>
  element.querySelectorAll(":not(option,optgroup)").length + 1;
