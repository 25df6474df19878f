/** Builders for the site's parameterised URLs; apps/site/routes.ts lists all routes. */

const GUIDES_PATH = "/business-starter-guide";

export const buildPostPath = (id: string): string => `/blog/${encodeURIComponent(id)}`;

export const buildGuidePath = (slug: string): string => `${GUIDES_PATH}/${slug}`;

/** The guides index, filtered by category. */
export const buildGuideCategoryPath = (category: string): string =>
  `${GUIDES_PATH}?category=${category}`;
