import { savedCopy } from "@angadi/content/pages/saved";
import { formatTabTitle } from "../../page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Saved } from "./saved.tsx";

export const meta: Route.MetaFunction = () => [
  { title: formatTabTitle(savedCopy.title) },
  { name: "description", content: savedCopy.lede },
];

export default Saved;
