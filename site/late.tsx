import { type ComponentType, Suspense, lazy, memo } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "touchstart"] as const;

const firstUse = new Promise<void>((resolve) => {
  if (typeof window === "undefined") {
    resolve();
    return;
  }
  for (const sign of SIGNS) {
    addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  }
});

/**
 * A part that stands complete in the HTML: its links, forms and disclosures work without code. So
 * the code that hydrates it is fetched at the visitor's first move, after everything that decides
 * when the page is there. Who comes from another page of the site has moved already.
 *
 * Its props must be plain values or keep their identity: a part that changes before it is hydrated
 * would be rendered anew.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    await firstUse;
    return load();
  }) as unknown as ComponentType<Props>;

  function Late(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return memo(Late);
}
