import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { HYDRATED } from "./hydrated-event.ts";
import { followLostPages } from "./lost-pages.ts";
import { choicesIn, replay } from "./replay.ts";
import { type TypedText, typedTextsIn } from "./typed-texts.ts";

let told = false;

interface Changes {
  texts: readonly TypedText[];
  choices: readonly (() => void)[];
}

/**
 * Once the page is React's: gives back what visitors did to it before, first what they typed and
 * chose, then their acts in order. It waits for one more rendering after the first effects of all
 * parts: what they read from the browser's storage stands in them by then. A text is told to React at
 * once besides: the next rendering would empty the field while somebody goes on typing in it.
 */
export function HydrationSignal({ failureNotice }: { failureNotice: string }) {
  const [settled, setSettled] = useState(false);
  const changes = useRef<Changes>({ texts: [], choices: [] });
  useLayoutEffect(() => {
    if (told) return;
    const texts = typedTextsIn(document);
    changes.current = { texts, choices: choicesIn(document) };
    // Outside of React's own work, and before the next key.
    queueMicrotask(() => {
      for (const text of texts) text.giveBack();
    });
  }, []);
  useEffect(followLostPages, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    setSettled(true);
  }, []);
  useEffect(() => {
    if (!settled || told) return;
    told = true;
    // Outside of React's own work, as what visitors do is.
    setTimeout(giveBack, 0, changes.current);
  }, [settled]);
  return (
    <p id="no-code" role="status" hidden>
      {failureNotice}
    </p>
  );
}

function giveBack({ texts, choices }: Changes): void {
  document.documentElement.dataset["live"] = "";
  for (const text of texts) {
    text.giveBack();
    text.end();
  }
  for (const choose of choices) choose();
  dispatchEvent(new CustomEvent(HYDRATED, { detail: replay }));
  performance.mark(HYDRATED);
}
