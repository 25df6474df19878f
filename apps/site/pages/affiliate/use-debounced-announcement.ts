import { useEffect, useRef, useState } from "react";

/** Milliseconds without a change until a result is announced. */
const DELAY_MS = 700;

/** Text for a live region: empty at first, then each change once it has settled. */
export function useDebouncedAnnouncement(text: string): string {
  const initialText = useRef(text);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (text === initialText.current && announcement === "") return;
    const timer = setTimeout(() => setAnnouncement(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, announcement]);
  return announcement;
}
