import { printPage } from "@angadi/ui/files/print-page";

/** A part of a page that can be printed separately; guide.module.css hides the rest. */
export type PrintablePart =
  | "checklist"
  | "tool"
  /** In addition to "tool": the second tool, below the guide's own (second-tool.module.css). */
  | "second-tool"
  /** The letter in the second tool (late-payment.module.css). */
  | "letter";

/** Prints one part of the page. Resolves to false if the browser does not print. */
export async function printOnly(...parts: PrintablePart[]): Promise<boolean> {
  const names = parts.map((part) => `print-${part}`);
  const { classList } = document.documentElement;
  const restore = () => classList.remove(...names);
  classList.add(...names);
  addEventListener("afterprint", restore, { once: true });
  const hasStarted = await printPage();
  if (!hasStarted) restore();
  return hasStarted;
}
