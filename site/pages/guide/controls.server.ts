import { copyWords } from "#content/copy-text.ts";
import { ticksWords } from "#content/pages/guide-ticks.ts";
import { withCopyButtons } from "../../sections/article/copy-button.ts";
import { PRINT_ID } from "./prose-id.ts";
import ticks from "./ticks.module.css";

/**
 * A part of a guide's text with the controls that work by script: a button on each text to copy, and a
 * line above the checklist. They stand in the HTML, so that nothing has a hole until the script
 * comes, and nothing moves then; without scripts they are hidden.
 */
export function withControls(html: string): string {
  const items = html.split('<input type="checkbox">').length - 1;
  return withCopyButtons(html, copyWords.copy).replace(
    PLACE,
    `<div class="ticks">${countOf(items)}</div>`,
  );
}

/** As the checklist's HTML has it (finish-guide.server.ts). */
const PLACE = '<div class="ticks"></div>';

/** What `Ticks` shows of a list with nothing done, and the button to print it, which stays. */
const countOf = (items: number) =>
  `<div class="${ticks.live}"><div class="${ticks.held}"><p class="${ticks.count}">${ticksWords.done(0, items)}</p>` +
  `<progress aria-hidden="true" max="${items}" value="0" class="${ticks.bar}"></progress>` +
  `<button type="button" class="${ticks.button}" disabled>${ticksWords.clear}</button></div></div>` +
  `<button type="button" class="${ticks.button}" id="${PRINT_ID}">${ticksWords.print}</button>`;
