import { siteContext } from "../../data/context.ts";
import type { Route } from "./+types/route.ts";
import { listPartChanges } from "./post-dates.server.ts";
import { pagesPath, postsPath, renderSitemapIndex } from "./sitemaps.ts";

/** /sitemap.xml: the sitemap index. Without the API it still lists the first posts sitemap. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, siteUrl, log, page } = context.get(siteContext);
  const changes = await listPartChanges(api).catch((error: unknown) => {
    page.hasFailed = true;
    log.warn({ err: error }, "could not list the posts in the sitemap");
    return [null];
  });
  return renderSitemapIndex([
    { url: siteUrl + pagesPath, lastModified: null },
    ...changes.map((lastModified, index) => ({
      url: siteUrl + postsPath(index + 1),
      lastModified,
    })),
  ]);
}
