import { type RefObject, useEffect, useRef } from "react";
import styles from "./reading-progress.module.css";

/** Reading progress, as a bar along the top of the window. */
export function ReadingProgress({ article }: { article: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (!article.current || !bar.current) return;
      const { top, height } = article.current.getBoundingClientRect();
      const distance = Math.max(1, height - innerHeight);
      bar.current.style.scale = `${Math.min(1, Math.max(0, -top / distance))} 1`;
    };
    const scheduleDraw = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener("scroll", scheduleDraw, { passive: true });
    addEventListener("resize", scheduleDraw);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", scheduleDraw);
      removeEventListener("resize", scheduleDraw);
    };
  }, [article]);
  return <div ref={bar} className={styles.bar} aria-hidden="true" />;
}
