import { useEffect, useState } from "react";
import type { Answers } from "./answers.ts";
import { callDraftEngine } from "./worker-client.ts";
import type { RenderedDraft } from "./worker-handlers.ts";

interface RenderedDraftState {
  /** The newest finished draft; it stays while the next one is made. */
  latest: { answers: Answers; draft: RenderedDraft } | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Renders the draft for the given answers, again whenever they change. */
export function useRenderedDraft(answers: Answers): RenderedDraftState {
  const [latest, setLatest] = useState<RenderedDraftState["latest"]>();
  const [attempt, setAttempt] = useState(0);
  /** The answers that failed, and the attempt. */
  const [failure, setFailure] = useState<{ answers: Answers; attempt: number }>();
  useEffect(() => {
    let isOutdated = false;
    const render = async () => {
      try {
        const draft = await callDraftEngine("render", answers);
        if (!isOutdated) setLatest({ answers, draft });
      } catch {
        if (!isOutdated) setFailure({ answers, attempt });
      }
    };
    void render();
    return () => {
      isOutdated = true;
    };
  }, [answers, attempt]);
  const hasFailed = failure?.answers === answers && failure.attempt === attempt;
  return { latest, hasFailed, retry: () => setAttempt(attempt + 1) };
}
