import { useEffect } from "react";

interface CopyWords {
  copy: string;
  copied: string;
  failed: string;
}

/** How long a button says what became of it, in milliseconds. */
const STATUS_DURATION = 2000;

/**
 * Puts a button on each text that is there to be copied. They come with the script, since without
 * it they could do nothing.
 */
export function useCopyButtons(
  text: HTMLElement | null,
  words: CopyWords,
  className: string | undefined,
): void {
  useEffect(() => {
    const slips = [...(text?.querySelectorAll("blockquote") ?? [])];
    const buttons = slips.map((slip) => copyButton(slip, words, className));
    return () => {
      for (const button of buttons) button.remove();
    };
  }, [text, words, className]);
}

function copyButton(slip: HTMLElement, words: CopyWords, className = ""): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = words.copy;
  // What became of it is said to those who listen, too.
  button.ariaLive = "polite";
  const text = slip.innerText.trim();
  const say = (word: string) => {
    button.textContent = word;
    setTimeout(() => {
      button.textContent = words.copy;
    }, STATUS_DURATION);
  };
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(text).then(
      () => say(words.copied),
      () => say(words.failed),
    );
  });
  slip.append(button);
  return button;
}
