import "@angadi/ui/styles/serif.css";
import type { Look } from "../draft.ts";
// Order matters: the sums are a row of the lines in print, and the designs override both.
import lines from "./lines.module.css";
import base from "./paper.module.css";
import classic from "./classic.module.css";
import clean from "./clean.module.css";
import modern from "./modern.module.css";

const looks: Record<Look, Record<string, string | undefined>> = { clean, modern, classic };

/** Returns the classes of a part of the paper: the shared ones, then those of the design. */
export type GetClassName = (name: string) => string;

export function paperParts(look: Look): GetClassName {
  const shared: Record<string, string | undefined> = { ...base, ...lines };
  return (name) => [shared[name], looks[look][name]].filter(Boolean).join(" ");
}
