import { useState } from "react";

/**
 * Whether the page stands at its top or has been scrolled past the watched mark; not known until
 * the browser has said so.
 */
export function usePlace() {
  const [place, setPlace] = useState<"top" | "scrolled">();
  const [watch] = useState(() => (mark: Element | null) => {
    if (!mark) return;
    const observer = new IntersectionObserver((entries) =>
      setPlace(entries.at(-1)?.isIntersecting ? "top" : "scrolled"),
    );
    observer.observe(mark);
    return () => observer.disconnect();
  });
  return { place, watch };
}
