import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Returns the value that the select's successor starts with, or undefined while the select stays: on
 * the server, and in the browser until it is without focus. A control in use is never replaced.
 */
export function useHandOver(select: RefObject<HTMLSelectElement | null>): string | undefined {
  const [value, setValue] = useState<string>();
  useEffect(() => {
    const element = select.current;
    if (!element) return;
    const handOver = () => {
      // A window that loses the focus blurs the select, too, which is still the active element then.
      if (document.activeElement !== element) flushSync(() => setValue(element.value));
    };
    // A press has React hydrate at once, before the browser moves the focus: so this waits for its end.
    const timer = setTimeout(handOver);
    element.addEventListener("blur", handOver);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("blur", handOver);
    };
  }, [select]);
  return value;
}
