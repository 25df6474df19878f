import { savedCopy as copy } from "@angadi/content/pages/saved";
import { pageMeta, siteUrl } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Saved } from "./saved.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    { title: copy.title, description: copy.lede },
    { picture: { url: `${siteUrl(args)}/social/home.png` } },
  );

export default Saved;
