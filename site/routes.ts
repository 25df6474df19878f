import { type RouteConfig, index, route } from "@react-router/dev/routes";
import { unbuiltPages } from "../content/pages/unbuilt.ts";

/** Every address of the site. */
export default [
  index("pages/home/route.tsx"),
  route("pricing", "pages/pricing/route.tsx"),
  route("blog", "pages/blog/route.tsx"),
  route("blog/feed.xml", "pages/blog-rss/route.ts"),
  route("blog/feed.json", "pages/blog-json-feed/route.ts"),
  route("blog/:blogId", "pages/blog-post/route.tsx"),
  route("contact", "pages/contact/route.tsx"),
  route("business-starter-guide", "pages/guides/route.tsx"),
  route("business-starter-guide/:slug", "pages/guide/route.tsx"),
  route("privacy-policy", "pages/privacy-policy/route.ts"),
  route("robots.txt", "pages/robots/route.ts"),
  route("sitemap.xml", "pages/sitemap/route.ts"),
  route("styleguide", "pages/styleguide/route.tsx"),
  route("app/*", "pages/stand-in-app/route.tsx"),
  ...Object.keys(unbuiltPages).map((path) =>
    route(path.slice(1), "pages/unbuilt/route.tsx", { id: path }),
  ),
  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig;
