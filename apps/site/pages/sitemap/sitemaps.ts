import { escapeXml } from "../../xml.ts";

/** What a sitemap says of an address, or the index of a sitemap. */
export interface Entry {
  /** Absolute. */
  url: string;
  /** ISO 8601, UTC. */
  changed: string | null;
}

/** The sitemap of the pages. A sitemap may list what lies below its own folder: all lie at the root. */
export const pagesPath = "/sitemap-pages.xml";
/** The sitemap of some posts, from 1. */
export const postsPath = (part: number) => `/sitemap-posts-${part}.xml`;

/** The number in such a path; undefined for others. */
export function partIn(path: string): number | undefined {
  const part = /^\/sitemap-posts-([1-9]\d{0,2})\.xml$/.exec(path)?.[1];
  return part === undefined ? undefined : Number(part);
}

export const sitemapIndex = (entries: readonly Entry[]) =>
  document("sitemapindex", "sitemap", entries);
export const urlSet = (entries: readonly Entry[]) => document("urlset", "url", entries);

function document(root: string, item: string, entries: readonly Entry[]): Response {
  const items = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : "";
    return `  <${item}><loc>${escapeXml(url)}</loc>${lastmod}</${item}>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join("\n")}
</${root}>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
