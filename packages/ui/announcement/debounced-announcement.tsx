import { useEffect, useRef, useState } from "react";

/** Milliseconds without a change until a result is announced. */
const DELAY_MS = 900;

interface DebouncedAnnouncementProps {
  /** Undefined while there is no result. */
  text: string | undefined;
}

/** Announces a result to screen readers once it has changed and settled. */
export function DebouncedAnnouncement({ text = "" }: DebouncedAnnouncementProps) {
  const initialText = useRef(text);
  const [announcedText, setAnnouncedText] = useState("");
  useEffect(() => {
    if (text === initialText.current && announcedText === "") return;
    const timer = setTimeout(() => setAnnouncedText(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, announcedText]);
  return (
    <p role="status" className="visually-hidden">
      {announcedText}
    </p>
  );
}
