/** Addresses within the site that are made of parts; apps/site/routes.ts has them all. */

const GUIDES = "/business-starter-guide";

export const postPath = (id: string): string => `/blog/${encodeURIComponent(id)}`;

export const guidePath = (slug: string): string => `${GUIDES}/${slug}`;

/** The index of guides, with one category open. */
export const guideCategoryPath = (category: string): string => `${GUIDES}?category=${category}`;
