import { savedCopy as copy } from "@angadi/content/pages/saved";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { SavedItemsPage } from "./saved.tsx";

export const meta: Route.MetaFunction = (args) =>
  buildPageMeta(
    args,
    { title: copy.title, description: copy.lede },
    { picture: { url: `${getOrigin(args)}/social/home.png` } },
  );

export default SavedItemsPage;
