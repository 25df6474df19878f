/** Builders for the site's parameterised URLs; apps/site/routes.ts lists all routes. */

const GUIDES = "/business-starter-guide";

export const postPath = (id: string): string => `/blog/${encodeURIComponent(id)}`;

export const guidePath = (slug: string): string => `${GUIDES}/${slug}`;

/** The guides index, filtered by category. */
export const guideCategoryPath = (category: string): string => `${GUIDES}?category=${category}`;
