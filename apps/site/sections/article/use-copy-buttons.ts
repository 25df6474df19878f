import { type RefObject, useLayoutEffect } from "react";

interface CopyButtonCopy {
  copy: string;
  copied: string;
  failed: string;
}

/** How long a button says what became of it, in milliseconds. */
const STATUS_DURATION = 2000;

/** Makes the buttons work that the HTML has on each text to copy. */
export function useCopyButtons(text: RefObject<HTMLElement | null>, copy: CopyButtonCopy): void {
  // In the layout phase, so that it is there when what was pressed before is done again.
  useLayoutEffect(() => {
    const stop = new AbortController();
    for (const button of buttonsIn(text.current)) {
      // What became of it is said to those who listen, too.
      button.ariaLive = "polite";
      button.addEventListener("click", () => void copySlip(button, copy), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [text, copy]);
}

const buttonsIn = (text: HTMLElement | null) =>
  text?.querySelectorAll<HTMLButtonElement>("blockquote > button") ?? [];

/** Copies what the button's slip says above it, its paragraphs a line apart, and says on the button what became of it. */
async function copySlip(button: HTMLButtonElement, copy: CopyButtonCopy): Promise<void> {
  const text = button.parentElement?.innerText.slice(0, -button.innerText.length).trim() ?? "";
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = copy.copied;
  } catch {
    button.textContent = copy.failed;
  }
  setTimeout(() => {
    button.textContent = copy.copy;
  }, STATUS_DURATION);
}
