/** Elements appear up to 100 px below the viewport; all those above it count as visible, too. */
const ROOT_MARGIN = "1000000px 0px 100px 0px";

/**
 * Hides elements further down until the visitor scrolls near them, so that CSS can fade them in. If
 * `data-reveal` of an element is a number, it appears at most that many milliseconds after
 * `openedAt`.
 */
export function reveal(elements: Iterable<HTMLElement>, openedAt: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) observer.unobserve(target);
        target.toggleAttribute("data-unrevealed", !isIntersecting);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const element of elements) {
    const deadlineMs = Number(element.dataset["reveal"]);
    const remainingMs = openedAt + deadlineMs - performance.now();
    if (deadlineMs && remainingMs <= 0) continue;
    observer.observe(element);
    if (!deadlineMs) continue;
    setTimeout(() => {
      observer.unobserve(element);
      // Elements still hidden are out of view and need no transition.
      if (element.hasAttribute("data-unrevealed")) element.dataset["reveal"] = "shown";
      element.removeAttribute("data-unrevealed");
    }, remainingMs);
  }
}
