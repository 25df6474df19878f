import { afterEach, expect, it } from "vitest";
import { rememberPage } from "./rebuilt-page.ts";

afterEach(() => document.body.replaceChildren());

const HELD_TEXT = `<div><p id="_R_1_" aria-busy="true">Premises</p></div>`;

/** Remembers a page whose text was pressed, changes it, and returns the text's successor. */
function findSuccessorAfter(change: (text: HTMLElement) => void): HTMLElement | null {
  document.body.innerHTML = HELD_TEXT;
  const text = document.querySelector("p") as HTMLElement;
  const restorePage = rememberPage();
  const findSuccessor = restorePage(() => {});
  change(text);
  return findSuccessor(text);
}

it("finds the disclosure that replaces a text with its id", () => {
  const successor = findSuccessorAfter((text) => {
    text.outerHTML = `<details><summary id="_R_1_">Premises</summary></details>`;
  });
  expect(successor).toBe(document.querySelector("summary"));
});

it("finds the element at the same place of a page that was rebuilt with other ids", () => {
  const successor = findSuccessorAfter(() => {
    document.body.innerHTML = HELD_TEXT.replace("_R_1_", "_r_1_");
  });
  expect(successor).toBe(document.querySelector("p"));
});
