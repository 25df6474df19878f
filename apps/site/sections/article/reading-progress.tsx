import { type RefObject, useEffect, useRef } from "react";
import styles from "./reading-progress.module.css";

/** Reading progress, as a bar along the top of the window. */
export function ReadingProgress({ text }: { text: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (!text.current || !bar.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      const way = Math.max(1, height - innerHeight);
      bar.current.style.scale = `${Math.min(1, Math.max(0, -top / way))} 1`;
    };
    const soon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", soon);
      removeEventListener("resize", soon);
    };
  }, [text]);
  return <div ref={bar} className={styles.bar} aria-hidden="true" />;
}
