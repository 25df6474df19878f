import { type RouteConfig, index, route } from "@react-router/dev/routes";
import { listGuidesWithTools } from "./pages/guide/guides-with-tools.ts";

/** All routes of the site. */
export default [
  index("pages/home/route.tsx"),
  route("pricing", "pages/pricing/route.tsx"),
  route("blog", "pages/blog/route.tsx"),
  route("blog/feed.xml", "pages/blog-rss/route.ts"),
  route("blog/feed.json", "pages/blog-json-feed/route.ts"),
  route("blog/:blogId", "pages/blog-post/route.tsx"),
  route("contact", "pages/contact/route.tsx"),
  route("about", "pages/about/route.tsx"),
  route("apps", "pages/apps/route.tsx"),
  route("how-it-works", "pages/how-it-works/route.tsx"),
  route("customer-stories", "pages/customer-stories/route.tsx"),
  route("social-media", "pages/social-media/route.tsx"),
  route("ai-invoice-builder", "pages/ai-invoice-builder/route.tsx"),
  route("ai-website-builder", "pages/ai-website-builder/route.tsx"),
  route("ai-blog-builder", "pages/ai-blog-builder/route.tsx"),
  route("ai-brand-builder", "pages/ai-brand-builder/route.tsx"),
  route("ai-crm-builder", "pages/ai-crm-builder/route.tsx"),
  route("business-name-generator", "pages/business-name-generator/route.tsx"),
  route("website-inspiration", "pages/website-inspiration/route.tsx"),
  route("saved", "pages/saved/route.tsx"),
  route("affiliate", "pages/affiliate/route.tsx"),
  route("affiliate/apply", "pages/affiliate-apply/route.tsx"),
  route("affiliate/numbers/:token", "pages/partner-numbers/route.tsx"),
  route("affiliate/numbers/:token/numbers.csv", "pages/partner-numbers-file/route.tsx"),
  route("business-starter-guide", "pages/guides/route.tsx"),
  route("business-starter-guide/:slug", "pages/guide/route.tsx"),
  route("business-starter-guide/:slug/:file", "pages/guide-file/route.tsx"),
  // A guide with a tool has its own route: a shared one would send each guide the code and styles
  // of all eight tools.
  ...listGuidesWithTools().map(({ slug, tool }) =>
    route(`business-starter-guide/${slug}`, `pages/guide/with-tool/${tool}/route.tsx`, {
      id: slug,
    }),
  ),
  route("privacy", "pages/privacy/route.tsx"),
  route("privacy-policy", "pages/privacy-policy/route.ts"),
  route("terms", "pages/terms/route.tsx"),
  route("return-policy", "pages/return-policy/route.tsx"),
  route("accessibility", "pages/accessibility/route.tsx"),
  route("robots.txt", "pages/robots/route.ts"),
  route("speculation-rules.json", "pages/speculation-rules/route.ts"),
  route("sitemap.xml", "pages/sitemap/route.ts"),
  route(":part.xml", "pages/sitemap-part/route.ts"),
  route("styleguide", "pages/styleguide/route.tsx"),
  route("app/*", "pages/app-placeholder/route.tsx"),
  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig;
