import { escapeXml } from "./xml.ts";

/** An entry of a sitemap, or of the sitemap index. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601, UTC. */
  lastModified: string | null;
}

/**
 * Path of the sitemap of pages. A sitemap may only list URLs below its own folder, so all sitemaps
 * are at the root.
 */
export const PAGES_PATH = "/sitemap-pages.xml";
/** Builds the path of a posts sitemap from its part number, counted from 1. */
export const buildPostsPath = (part: number) => `/sitemap-posts-${part}.xml`;

/** Returns the part number in the path of a posts sitemap; undefined for other paths. */
export function parsePartNumber(path: string): number | undefined {
  const part = /^\/sitemap-posts-([1-9]\d{0,2})\.xml$/.exec(path)?.[1];
  return part === undefined ? undefined : Number(part);
}

export const renderSitemapIndex = (entries: readonly SitemapEntry[]) =>
  renderXml("sitemapindex", "sitemap", entries);
export const renderUrlSet = (entries: readonly SitemapEntry[]) =>
  renderXml("urlset", "url", entries);

function renderXml(root: string, item: string, entries: readonly SitemapEntry[]): Response {
  const items = entries.map(({ url, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified.slice(0, 10)}</lastmod>` : "";
    return `  <${item}><loc>${escapeXml(url)}</loc>${lastmod}</${item}>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join("\n")}
</${root}>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
