/** A part of a guide that can be printed by itself; guide.module.css hides the rest. */
type PrintablePart = "checklist" | "tool";

/** Opens the browser's print window with one part of the page. */
export function printOnly(part: PrintablePart): void {
  const name = `print-${part}`;
  const root = document.documentElement;
  root.classList.add(name);
  addEventListener("afterprint", () => root.classList.remove(name), { once: true });
  print();
}
