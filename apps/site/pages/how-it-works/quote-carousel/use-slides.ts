import { type RefObject, useState } from "react";

/**
 * Returns which of `slideCount` slides a horizontally scrolling row shows, and how to scroll to
 * another.
 */
export function useSlides(row: RefObject<HTMLElement | null>, slideCount: number) {
  const [current, setCurrent] = useState(0);

  const getScrollRange = () =>
    row.current ? row.current.scrollWidth - row.current.clientWidth : 0;

  const onScroll = () => {
    if (!row.current || getScrollRange() === 0) return;
    setCurrent(Math.round((row.current.scrollLeft / getScrollRange()) * (slideCount - 1)));
  };

  /** The row's `scroll-behavior` decides whether this is smooth. */
  const scrollToSlide = (slide: number) =>
    row.current?.scrollTo({ left: (slide / (slideCount - 1)) * getScrollRange() });

  return { current, scrollToSlide, onScroll };
}
