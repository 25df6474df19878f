import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * What the select's successor starts with: the value chosen before the script came. Undefined while
 * the select still has to stand: on the server, and as long as the visitor is in it.
 */
export function useHandOver(select: RefObject<HTMLSelectElement | null>): string | undefined {
  const [taken, setTaken] = useState<string>();

  useLayoutEffect(() => {
    const element = select.current;
    if (!element) return;
    const take = () => setTaken(element.value);
    if (document.activeElement !== element) return take();
    element.addEventListener("blur", take, { once: true });
    return () => element.removeEventListener("blur", take);
  }, [select]);

  return taken;
}
