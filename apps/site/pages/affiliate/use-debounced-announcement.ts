import { useEffect, useRef, useState } from "react";

/** Milliseconds without a change until a result is read out. */
const DELAY = 700;

/** A text for a live region: nothing at first, then each change, once it has come to rest. */
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
