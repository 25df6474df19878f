/**
 * Reserves the space of the page's scroll bar, which the stylesheet hides, so that nothing shifts.
 * Returns a function that undoes it.
 */
export function reserveScrollBar(): () => void {
  const { style, clientWidth } = document.documentElement;
  // Another open dialog below this one may already reserve it.
  const previousGutter = style.scrollbarGutter;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  return () => {
    style.scrollbarGutter = previousGutter;
  };
}
