import { useEffect, useState } from "react";
import type { Answers } from "./answers.ts";
import { callEngine } from "./worker-client.ts";
import type { ShownDraft } from "./worker-handlers.ts";

interface ShownState {
  /** Of the newest answers that there is a draft of; the last one stays while the next is made. */
  shown: ShownDraft | undefined;
  failed: boolean;
  retry: () => void;
}

/** The draft of some answers, made anew at each key. */
export function useShownDraft(answers: Answers): ShownState {
  const [shown, setShown] = useState<ShownDraft>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<Answers>();
  useEffect(() => {
    let outdated = false;
    callEngine("show", answers).then(
      (draft) => {
        if (outdated) return;
        setFailed(undefined);
        setShown(draft);
      },
      () => {
        if (!outdated) setFailed(answers);
      },
    );
    return () => {
      outdated = true;
    };
  }, [answers, tries]);
  return { shown, failed: failed === answers, retry: () => setTries(tries + 1) };
}
