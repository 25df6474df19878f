/**
 * What a browser may prerender when a visitor hovers over or presses a link: pages of the site,
 * until React is loaded and fetches them itself. Never the app, files, feeds or results of forms.
 */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/app/*", "/api/*", "/admin/*", "/*.*", "/*\\?(.+)"] } },
          { not: { selector_matches: "[target], [download], [data-held], [data-hydrated] a" } },
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
