/** The page behind can't scroll (style sheet); where its scroll bar was stays free, so nothing moves. */
export function reserveScrollBar(): () => void {
  const { style, clientWidth } = document.documentElement;
  // A dialog beneath this one may hold it already.
  const before = style.scrollbarGutter;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  return () => {
    style.scrollbarGutter = before;
  };
}
