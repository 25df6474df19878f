// Declares the order of the layers, so it must come first.
import "@angadi/ui/styles/layers.css";
import "@angadi/ui/styles/tokens.css";
import "@angadi/ui/styles/base.css";
import "./below-the-fold.css";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  data,
  isRouteErrorResponse,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { loadFailureCopy } from "@angadi/content/pages/errors";
import { LOCAL_BASE_PATHS } from "@angadi/contract/base-urls";
import type { Route } from "./+types/root.ts";
// oxlint-disable-next-line import/default -- made by scripts/inline-script.ts
import bootScript from "./boot/boot-script.ts?script";
import { HydrationSignal } from "./boot/hydration-signal.tsx";
import { StaticFallback } from "./boot/static-fallback.tsx";
import { siteContext } from "./data/context.ts";
import { UsageCounter } from "./counting/usage-counter.tsx";
import { ErrorPage, findRequestError } from "./pages/error/error-page.tsx";
import { NavigationProgress } from "./shell/navigation-progress.tsx";
import { PageFooter } from "./shell/page-footer.tsx";
import { PageHeader } from "./shell/page-header.tsx";
import { RouteAnnouncer } from "./shell/route-announcer.tsx";
import { ScrollRestoration } from "./shell/scroll-restoration.tsx";
import { InlineScript } from "@angadi/ui/inline-script/inline-script";
import { FAILURE_NOTICE_ID } from "@angadi/ui/module/failure-notice";

// In development, stale HTML cannot be hydrated with edited code.
if (!import.meta.env.SSR)
  import.meta.hot?.on("vite:beforeUpdate", () => {
    if (!("hydrated" in document.documentElement.dataset)) location.reload();
  });

/**
 * Returns what every page needs from the server. Throws if the server rejected the request, which
 * shows an error page.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, appUrl, error } = context.get(siteContext);
  if (error) throw data({ message: error.message, appUrl }, { status: error.status });
  return { siteUrl, appUrl, year: new Date().getFullYear() };
}

// This data does not change during a visit.
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const appUrl = root?.appUrl ?? findRequestError(error)?.appUrl ?? LOCAL_BASE_PATHS.app;
  return (
    // The boot script sets attributes on it before React starts, e.g. `data-scrolled`.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffaf1" />
        <InlineScript text={import.meta.env.SSR ? bootScript : undefined} app={appUrl} />
        <Meta />
        <Links />
      </head>
      <body>
        <StaticFallback selector="body > header">
          <PageHeader appUrl={appUrl} />
        </StaticFallback>
        <main id="main" tabIndex={-1}>
          <StaticFallback selector="main > *">{children}</StaticFallback>
        </main>
        <StaticFallback selector="body > footer">
          <PageFooter year={root?.year} />
        </StaticFallback>
        <NavigationProgress />
        <RouteAnnouncer />
        <HydrationSignal />
        <p id={FAILURE_NOTICE_ID} role="status" hidden>
          {loadFailureCopy.message} <button type="button">{loadFailureCopy.retry}</button>
        </p>
        <ScrollRestoration />
        <UsageCounter isNotFound={isRouteErrorResponse(error) && error.status === 404} />
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
