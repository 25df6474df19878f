/** A part of a guide that can be printed separately; guide.module.css hides the rest. */
type PrintablePart =
  | "checklist"
  | "tool"
  /** In addition to "tool": the tool opened below the guide's own (opened.module.css). */
  | "opened"
  /** The letter in the opened tool (late-payment.module.css). */
  | "letter";

/** Opens the browser's print dialog with one part of the page. */
export function printOnly(...parts: PrintablePart[]): void {
  const names = parts.map((part) => `print-${part}`);
  const root = document.documentElement;
  root.classList.add(...names);
  addEventListener("afterprint", () => root.classList.remove(...names), { once: true });
  print();
}
