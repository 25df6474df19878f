import { type ReactNode, useEffect, useRef } from "react";
import { useClientRendered } from "../inline-script/client-rendered.ts";
import { InlineScript } from "../inline-script/inline-script.tsx";
import { reveal } from "./reveal.ts";
// oxlint-disable-next-line import/default -- made by scripts/inline-script.ts
import revealPage from "./reveal-page.ts?script";
import styles from "./reveal.module.css";

interface RevealProps {
  children: ReactNode;
  as?: "div" | "li" | "section" | "article";
  className?: string;
  /** Shows by then, in milliseconds since the page was opened, wherever it is. */
  within?: number;
}

/** Fades in what the visitor scrolls to. What is in view, or without a script, just stands there. */
export function Reveal({ children, as: Tag = "div", className, within }: RevealProps) {
  const element = useRef<HTMLElement>(null);
  const arrivedLater = useClientRendered();
  useEffect(() => {
    if (arrivedLater && element.current) reveal([element.current], performance.now());
  }, [arrivedLater]);
  return (
    // Suppressed because the page's script marks it before React.
    <Tag
      suppressHydrationWarning
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
      data-reveal={within ?? ""}
      className={`${styles.reveal} ${className ?? ""}`}
    >
      {children}
    </Tag>
  );
}

/** Once on each page with something to reveal, behind it. */
export function RevealScript() {
  return <InlineScript text={import.meta.env.SSR ? revealPage : undefined} />;
}
