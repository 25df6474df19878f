import { useEffect, useState } from "react";

/** Fraction of the window's height. A section is current once its heading is above this line. */
const CURRENT_LINE = 1 / 3;

/** Returns the id of the current section: the last whose heading has passed the line. */
export function useCurrentSection(headings: readonly { id: string }[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  const ids = headings.map(({ id }) => id).join(" ");
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrentId(ids.split(" ").findLast(hasPassed));
    };
    const scheduleUpdate = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    scheduleUpdate();
    addEventListener("scroll", scheduleUpdate, { passive: true });
    addEventListener("resize", scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", scheduleUpdate);
      removeEventListener("resize", scheduleUpdate);
    };
  }, [ids]);
  return currentId;
}

function hasPassed(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top <= innerHeight * CURRENT_LINE;
}
