import "@angadi/ui/styles/serif.css";
import base from "./gst-invoice.module.css";
import classic from "./classic.module.css";
import clean from "./clean.module.css";
import modern from "./modern.module.css";

const stylesByLook: Record<"clean" | "modern" | "classic", Record<string, string | undefined>> = {
  clean,
  modern,
  classic,
};

export type InvoiceLook = keyof typeof stylesByLook;

/** Returns a part's classes: first those shared by all looks, then the look's own. */
export type GetClassName = (name: string) => string;

export function createGetClassName(look: InvoiceLook): GetClassName {
  const baseStyles: Record<string, string | undefined> = base;
  return (name) => [baseStyles[name], stylesByLook[look][name]].filter(Boolean).join(" ");
}
