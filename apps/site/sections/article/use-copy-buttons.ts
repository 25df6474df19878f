import { type RefObject, useLayoutEffect } from "react";

interface CopyButtonCopy {
  button: string;
  copied: string;
  failed: string;
}

/** How long a button shows the outcome, in milliseconds. */
const STATUS_DURATION_MS = 2000;

/** Makes the copy buttons of server-rendered article HTML work. */
export function useCopyButtons(
  container: RefObject<HTMLElement | null>,
  copy: CopyButtonCopy,
): void {
  // A layout effect, so that the handlers exist when clicks made before hydration are replayed.
  useLayoutEffect(() => {
    const controller = new AbortController();
    for (const button of findButtons(container.current)) {
      // Announces the outcome to screen readers, too.
      button.ariaLive = "polite";
      button.addEventListener("click", () => void copyText(button, copy), {
        signal: controller.signal,
      });
    }
    return () => controller.abort();
  }, [container, copy]);
}

const findButtons = (container: HTMLElement | null) =>
  container?.querySelectorAll<HTMLButtonElement>("blockquote > button") ?? [];

/**
 * Copies the text above the button, with an empty line between paragraphs, and shows the outcome on
 * the button.
 */
async function copyText(button: HTMLButtonElement, copy: CopyButtonCopy): Promise<void> {
  const text = button.parentElement?.innerText.slice(0, -button.innerText.length).trim() ?? "";
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = copy.copied;
  } catch {
    button.textContent = copy.failed;
  }
  setTimeout(() => {
    button.textContent = copy.button;
  }, STATUS_DURATION_MS);
}
