import { useEffect, useRef, useState } from "react";

/** Milliseconds without a change until a result is announced. */
const DELAY = 700;

/** Text for a live region: empty at first, then each change once it has settled. */
export function useDebouncedAnnouncement(text: string): string {
  const first = useRef(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (text === first.current && announced === "") return;
    const timer = setTimeout(() => setAnnounced(text), DELAY);
    return () => clearTimeout(timer);
  }, [text, announced]);
  return announced;
}
