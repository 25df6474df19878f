import { siteContext } from "../../data/context.ts";
import type { Route } from "./+types/route.ts";

/** /robots.txt: allows everything except the app, the API and the desk. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const lines = [
    "User-agent: *",
    "Disallow: /app/",
    "Disallow: /api/",
    "Disallow: /admin/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
