/** How far below the viewport an element's top may be to show; everything above counts as near, too. */
const NEAR = "1000000px 0px 100px 0px";

/**
 * Holds back what is further down until the visitor comes near, for the style sheet to fade it in.
 * An element whose `data-reveal` is a number of milliseconds shows by then, counted from `openedAt`.
 */
export function reveal(elements: Iterable<HTMLElement>, openedAt: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) observer.unobserve(target);
        target.toggleAttribute("data-waits", !isIntersecting);
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) {
    const within = Number(element.dataset["reveal"]);
    const left = openedAt + within - performance.now();
    if (within && left <= 0) continue;
    observer.observe(element);
    if (!within) continue;
    setTimeout(() => {
      observer.unobserve(element);
      // Anything not revealed yet is out of view.
      if (element.hasAttribute("data-waits")) element.dataset["reveal"] = "shown";
      element.removeAttribute("data-waits");
    }, left);
  }
}
