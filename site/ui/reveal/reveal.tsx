import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./reveal.module.css";

/** How far below the viewport an element's top may be to show; everything above counts as near, too. */
const NEAR = "1000000px 0px 100px 0px";

interface RevealProps {
  children: ReactNode;
  as?: "div" | "li" | "section" | "article";
  className?: string;
  /** Shows by then, in milliseconds, wherever it is. */
  within?: number;
}

/** Fades in what the visitor scrolls to. What is in view, or without a script, just stands there. */
export function Reveal({ children, as: Tag = "div", className, within }: RevealProps) {
  const element = useRef<HTMLElement>(null);
  const [waits, setWaits] = useState(false);

  useEffect(() => {
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
      setWaits(false);
    };
    observer.observe(element.current);
    const timer = within === undefined ? undefined : setTimeout(show, within);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [within]);

  const name = [styles.reveal, waits && styles.waits, className].filter(Boolean).join(" ");
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
