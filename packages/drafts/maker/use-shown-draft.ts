import { useEffect, useState } from "react";
import type { Answers } from "./answers.ts";
import { callEngine } from "./worker-client.ts";
import type { ShownDraft } from "./worker-handlers.ts";

interface ShownState {
  /** Of the newest answers that there is a draft of; the last one stays while the next is made. */
  shown: { answers: Answers; draft: ShownDraft } | undefined;
  failed: boolean;
  retry: () => void;
}

/** The draft of some answers, made again at each key. */
export function useShownDraft(answers: Answers): ShownState {
  const [shown, setShown] = useState<ShownState["shown"]>();
  const [tries, setTries] = useState(0);
  /** What failed, and at which try. */
  const [failed, setFailed] = useState<{ answers: Answers; tries: number }>();
  useEffect(() => {
    let outdated = false;
    const show = async () => {
      try {
        const draft = await callEngine("show", answers);
        if (!outdated) setShown({ answers, draft });
      } catch {
        if (!outdated) setFailed({ answers, tries });
      }
    };
    void show();
    return () => {
      outdated = true;
    };
  }, [answers, tries]);
  const isFailed = failed?.answers === answers && failed.tries === tries;
  return { shown, failed: isFailed, retry: () => setTries(tries + 1) };
}
