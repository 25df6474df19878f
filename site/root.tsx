import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, data, useRouteLoaderData } from "react-router";
import { directLinks, footerLinks, products, resources, shellWords } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { OWN_HOSTS } from "#contract/hosts.ts";
import type { Route } from "./+types/root.ts";
import { siteContext } from "./context.ts";
import { fontPreloads } from "./fonts.ts";
import { startUrl } from "./hand-off.ts";
import { ErrorPage } from "./pages/error/error-page.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { ScrollMemory } from "./scroll-memory.tsx";
import { SiteFooter } from "./sections/site-footer/site-footer.tsx";
import { SiteHeader } from "./sections/site-header/site-header.tsx";
import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/base.css";

/** What every page needs of the process; a request the process refused ends here, as a page. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, appUrl, refusal } = context.get(siteContext);
  if (refusal) throw data(refusal.message, { status: refusal.status });
  return { siteUrl, appUrl, year: new Date().getFullYear() };
}

// Nothing in it changes while a visitor is here.
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const appUrl = root?.appUrl ?? OWN_HOSTS.app;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffaf1" />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteHeader
          brand={site.name}
          links={[...products, ...resources, ...directLinks]}
          skip={shellWords.skip}
          start={{ title: shellWords.start, href: startUrl(appUrl) }}
        />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          brand={site.name}
          legalName={site.legalName}
          line={shellWords.footerLine}
          links={footerLinks}
          social={site.social}
          year={root?.year}
        />
        <RouteAnnouncer />
        <ScrollMemory />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
