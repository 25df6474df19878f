/**
 * What a browser may make ready when a link is pointed at or pressed: pages of the site, until React
 * is there to fetch them itself. Never the app, files, feeds or what a form asked for.
 */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/app/*", "/api/*", "/admin/*", "/*.*", "/*\\?(.+)"] } },
          { not: { selector_matches: "[target], [download], [data-held], [data-live] a" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export const loader = () =>
  new Response(JSON.stringify(RULES), {
    headers: { "Content-Type": "application/speculationrules+json" },
  });
