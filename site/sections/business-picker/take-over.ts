import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * What the select's successor starts with: the value chosen before the script came. Undefined while
 * the select still has to stand: on the server, and while the visitor chooses in it because the
 * script came too late.
 */
export function useHandOver(
  select: RefObject<HTMLSelectElement | null>,
  input: RefObject<HTMLInputElement | null>,
): string | undefined {
  const [taken, setTaken] = useState<string>();
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const element = select.current;
    if (!element) return;
    const take = () => setTaken(element.value);
    hadFocus.current = document.activeElement === element;
    if (!hadFocus.current || element.dataset["held"] !== undefined) return take();
    element.addEventListener("blur", take, { once: true });
    return () => element.removeEventListener("blur", take);
  }, [select]);

  useLayoutEffect(() => {
    if (taken !== undefined && hadFocus.current) input.current?.focus();
  }, [taken, input]);

  return taken;
}
