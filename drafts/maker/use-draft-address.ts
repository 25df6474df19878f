import { useEffect } from "react";
import { type Answers, encodeAnswers } from "./answers.ts";

/** Milliseconds without a change; Safari takes a hundred new addresses in half a minute. */
const QUIET = 400;

/**
 * Keeps the draft in the page's address once the visitor has changed it: a reload, the way back and a
 * bookmark lead to it again. It stands behind the #, so no server sees it.
 */
export function useDraftAddress(answers: Answers, isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const keep = () => history.replaceState(history.state, "", encodeAnswers(answers));
    const timer = setTimeout(keep, QUIET);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [answers, isChanged]);
}
