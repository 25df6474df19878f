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
 * After hydration, restores what visitors did before it: first what they typed and chose, then
 * their clicks and submits in order. It waits for one more render after the first effects, so that
 * values read from the browser's storage are already in the controls. Typed texts are also passed
 * to React immediately: otherwise the next render would empty a field while somebody is typing in
 * it.
 */
export function HydrationSignal({ failureNotice }: { failureNotice: string }) {
  const [settled, setSettled] = useState(false);
  const changes = useRef<Changes>({ texts: [], choices: [] });
  useLayoutEffect(() => {
    if (told) return;
    const texts = typedTextsIn(document);
    changes.current = { texts, choices: choicesIn(document) };
    // After React's commit, and before the next key press.
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
    // Outside of React's own work, like real user input.
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
