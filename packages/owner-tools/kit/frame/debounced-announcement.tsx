import { useEffect, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";

/** Milliseconds without a change before a screen reader announces the result. */
const DELAY = 900;

/** Announces the result to screen readers once typing has stopped. */
export function DebouncedAnnouncement({ text }: { text: string }) {
  const hydrated = useHydrated();
  const [announcedText, setAnnouncedText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedText(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  if (!hydrated) return null;
  return (
    <p role="status" className="visually-hidden">
      {announcedText}
    </p>
  );
}
