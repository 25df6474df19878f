import { useEffect, useRef, useState } from "react";

/** Milliseconds without a change until a result is read out. */
const PAUSE = 700;

/** A text for a live region: nothing at first, then each change, once it has come to rest. */
export function useDebouncedAnnouncement(text: string): string {
  const first = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === first.current && said === "") return;
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, said]);
  return said;
}
