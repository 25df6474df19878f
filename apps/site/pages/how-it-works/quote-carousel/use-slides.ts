import { type RefObject, useState } from "react";

/**
 * Which of `count` slides a horizontally scrolling row shows, and a function to scroll to another.
 */
export function useSlides(row: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0);

  const reach = () => (row.current ? row.current.scrollWidth - row.current.clientWidth : 0);

  const onScroll = () => {
    if (!row.current || reach() === 0) return;
    setAt(Math.round((row.current.scrollLeft / reach()) * (count - 1)));
  };

  /** The row's `scroll-behavior` decides whether this is smooth. */
  const go = (slide: number) => row.current?.scrollTo({ left: (slide / (count - 1)) * reach() });

  return { at, go, onScroll };
}
