/**
 * Lays out the parts below the fold (below-the-fold.css) one after the other while the browser is idle,
 * from the top: each is a short task. From then on the page is whole for whatever looks at all of it.
 */
export function layOutRest(): void {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const sheet = new CSSStyleSheet();
  let laidOut = 2;
  const next = () => {
    laidOut += 1;
    sheet.replaceSync(`#main>:nth-child(-n+${laidOut}){content-visibility:visible!important}`);
    const isLast = laidOut > (document.getElementById("main")?.childElementCount ?? 0);
    if (isLast) document.documentElement.toggleAttribute("data-whole", true);
    else requestAnimationFrame(() => idle(next));
  };
  document.adoptedStyleSheets.push(sheet);
  idle(next);
}
