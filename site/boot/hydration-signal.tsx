import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { HYDRATED } from "./act.ts";
import { changesIn, doAgain } from "./do-again.ts";
import { followLostPages } from "./lost-pages.ts";

let told = false;

/**
 * Once the page is React's: gives back what visitors did to it before, first what they typed and
 * chose, then their acts in order. It waits for one more rendering after the first effects of all
 * parts: what they read from the browser's storage stands in them by then.
 */
export function HydrationSignal({ excuse }: { excuse: string }) {
  const [settled, setSettled] = useState(false);
  const changes = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    if (!told) changes.current = changesIn(document);
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
      {excuse}
    </p>
  );
}

function giveBack(changes: (() => void)[]): void {
  document.documentElement.dataset["live"] = "";
  for (const change of changes) change();
  dispatchEvent(new CustomEvent(HYDRATED, { detail: doAgain }));
  performance.mark(HYDRATED);
}
