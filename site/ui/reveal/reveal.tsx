import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import styles from "./reveal.module.css";

/** How far below the viewport an element's top may be to show; everything above counts as near, too. */
const NEAR = "1000000px 0px 100px 0px";

interface RevealProps {
  children: ReactNode;
  as?: "div" | "li" | "section" | "article";
  className?: string;
  /** Shows by then, in milliseconds since the page was opened, wherever it is. */
  within?: number;
}

const subscribeToNothing = () => () => {};

/** When the page was opened, by the browser's clock: what stood in the HTML came with the document. */
function useOpenedAt(): number {
  const cameWithDocument = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [openedAt] = useState(() => (cameWithDocument ? 0 : performance.now()));
  return openedAt;
}

/** Fades in what the visitor scrolls to. What is in view, or without a script, just stands there. */
export function Reveal({ children, as: Tag = "div", className, within }: RevealProps) {
  const element = useRef<HTMLElement>(null);
  const [waits, setWaits] = useState(false);
  const [fades, setFades] = useState(true);
  const openedAt = useOpenedAt();

  useEffect(() => {
    const left = within === undefined ? Infinity : openedAt + within - performance.now();
    if (left <= 0) return;
    if (!element.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return setWaits(true);
        show();
      },
      { rootMargin: NEAR },
    );
    const show = () => {
      observer.disconnect();
      clearTimeout(timer);
      setWaits(false);
    };
    observer.observe(element.current);
    // What still waits then is out of sight: nobody sees it fade.
    const showAtOnce = () => {
      setFades(false);
      show();
    };
    const timer = left === Infinity ? undefined : setTimeout(showAtOnce, left);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [within, openedAt]);

  const name = [fades && styles.reveal, waits && styles.waits, className].filter(Boolean).join(" ");
  return (
    <Tag
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
      className={name}
    >
      {children}
    </Tag>
  );
}
