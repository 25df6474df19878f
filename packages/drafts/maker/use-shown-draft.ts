import { useEffect, useState } from "react";
import type { Answers } from "./answers.ts";
import { callEngine } from "./worker-client.ts";
import type { ShownDraft } from "./worker-handlers.ts";

interface ShownState {
  /** The newest finished draft; it stays while the next one is made. */
  shown: { answers: Answers; draft: ShownDraft } | undefined;
  failed: boolean;
  retry: () => void;
}

/** Makes the draft for the given answers, again whenever they change. */
export function useShownDraft(answers: Answers): ShownState {
  const [shown, setShown] = useState<ShownState["shown"]>();
  const [tries, setTries] = useState(0);
  /** The answers that failed, and the attempt. */
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
