import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Returns the initial value of the combobox that replaces the select, or undefined while the select
 * stays: on the server, and in the browser while it has focus. A control in use is never replaced.
 */
export function useSelectTakeover(select: RefObject<HTMLSelectElement | null>): string | undefined {
  const [value, setValue] = useState<string>();
  useEffect(() => {
    const element = select.current;
    if (!element) return;
    const takeOver = () => {
      // If the window loses focus, the select blurs as well but is still the active element.
      if (document.activeElement !== element) flushSync(() => setValue(element.value));
    };
    // A press hydrates immediately, before the browser has moved the focus, so wait.
    const timer = setTimeout(takeOver);
    element.addEventListener("blur", takeOver);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("blur", takeOver);
    };
  }, [select]);
  return value;
}
