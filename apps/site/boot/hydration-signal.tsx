import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { HYDRATED_EVENT } from "./hydrated-event.ts";
import { reloadFailedNavigations } from "./failed-navigations.ts";
import { listChoiceReplays, replay } from "./replay.ts";
import { type TypedField, trackTypedTexts } from "./typed-texts.ts";

let hasSignalled = false;

interface Changes {
  texts: readonly TypedField[];
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
  const [isSettled, setIsSettled] = useState(false);
  const changes = useRef<Changes>({ texts: [], choices: [] });
  useLayoutEffect(() => {
    if (hasSignalled) return;
    const texts = trackTypedTexts(document);
    changes.current = { texts, choices: listChoiceReplays(document) };
    // After React's commit, and before the next key press.
    queueMicrotask(() => {
      for (const text of texts) text.restore();
    });
  }, []);
  useEffect(reloadFailedNavigations, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    setIsSettled(true);
  }, []);
  useEffect(() => {
    if (!isSettled || hasSignalled) return;
    hasSignalled = true;
    // Outside of React's own work, like real user input.
    setTimeout(restoreInput, 0, changes.current);
  }, [isSettled]);
  return (
    <p id="no-code" role="status" hidden>
      {failureNotice}
    </p>
  );
}

function restoreInput({ texts, choices }: Changes): void {
  document.documentElement.dataset["live"] = "";
  for (const text of texts) {
    text.restore();
    text.stop();
  }
  for (const replayChoice of choices) replayChoice();
  dispatchEvent(new CustomEvent(HYDRATED_EVENT, { detail: replay }));
  performance.mark(HYDRATED_EVENT);
}
