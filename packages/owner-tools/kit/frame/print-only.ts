/** A part of a guide that can be printed by itself; guide.module.css hides the rest. */
type PrintablePart =
  | "checklist"
  | "tool"
  /** Beside "tool": what the guide opens below its own (opened.module.css). */
  | "opened"
  /** Of what it opens, the letter (late-payment.module.css). */
  | "letter";

/** Opens the browser's print window with one part of the page. */
export function printOnly(...parts: PrintablePart[]): void {
  const names = parts.map((part) => `print-${part}`);
  const root = document.documentElement;
  root.classList.add(...names);
  addEventListener("afterprint", () => root.classList.remove(...names), { once: true });
  print();
}
