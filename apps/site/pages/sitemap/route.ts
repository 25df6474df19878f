import { siteContext } from "../../data/context.ts";
import type { Route } from "./+types/route.ts";
import { listPartChangeDates } from "./post-dates.server.ts";
import { PAGES_PATH, buildPostsPath, renderSitemapIndex } from "./sitemaps.ts";

/** /sitemap.xml: the sitemap index. Without the API it still lists the first posts sitemap. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, siteUrl, log, page } = context.get(siteContext);
  const changeDates = await listPartChangeDates(api).catch((error: unknown) => {
    page.hasFailed = true;
    log.warn({ err: error }, "could not list the posts in the sitemap");
    return [null];
  });
  return renderSitemapIndex([
    { url: siteUrl + PAGES_PATH, lastModified: null },
    ...changeDates.map((lastModified, index) => ({
      url: siteUrl + buildPostsPath(index + 1),
      lastModified,
    })),
  ]);
}
