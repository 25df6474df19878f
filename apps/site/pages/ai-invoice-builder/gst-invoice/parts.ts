import "@angadi/ui/styles/serif.css";
import base from "./gst-invoice.module.css";
import classic from "./classic.module.css";
import clean from "./clean.module.css";
import modern from "./modern.module.css";

const looks: Record<"clean" | "modern" | "classic", Record<string, string | undefined>> = {
  clean,
  modern,
  classic,
};

export type InvoiceLook = keyof typeof looks;

/** Returns a part's classes: first those shared by all looks, then the look's own. */
export type GetClassName = (name: string) => string;

export function createGetClassName(look: InvoiceLook): GetClassName {
  const shared: Record<string, string | undefined> = base;
  return (name) => [shared[name], looks[look][name]].filter(Boolean).join(" ");
}
