import { type ReactNode, useEffect, useRef } from "react";
import { useClientRendered } from "../inline-script/use-client-rendered.ts";
import { InlineScript } from "../inline-script/inline-script.tsx";
import { reveal } from "./reveal.ts";
// oxlint-disable-next-line import/default -- made by scripts/inline-script.ts
import revealPage from "./reveal-page.ts?script";
import styles from "./reveal.module.css";

interface RevealProps {
  children: ReactNode;
  as?: "div" | "li" | "section" | "article";
  className?: string;
  /** Shown at most this many milliseconds after the page opened, even off screen. */
  maxDelayMs?: number;
}

/** Fades in content on scroll. Content in view, or without scripts, is visible from the start. */
export function Reveal({ children, as: Tag = "div", className, maxDelayMs }: RevealProps) {
  const elementRef = useRef<HTMLElement>(null);
  const isClientRendered = useClientRendered();
  useEffect(() => {
    if (isClientRendered && elementRef.current) reveal([elementRef.current], performance.now());
  }, [isClientRendered]);
  return (
    // Suppressed because the page's inline script sets attributes before React.
    <Tag
      suppressHydrationWarning
      ref={(node: HTMLElement | null) => {
        elementRef.current = node;
      }}
      data-reveal={maxDelayMs ?? ""}
      className={`${styles.reveal} ${className ?? ""}`}
    >
      {children}
    </Tag>
  );
}

/** Rendered once on each page that uses `Reveal`, after the elements. */
export function RevealScript() {
  return <InlineScript text={import.meta.env.SSR ? revealPage : undefined} />;
}
