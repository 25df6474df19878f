/**
 * The desk: the staff application, on its own listener (apps/server/desk).
 *
 * To add a page:
 * 1. Its routes in `apps/desk/request/access.ts`: method, path and roles. A route not listed is 404.
 * 2. A folder `apps/desk/<page>/` with its handlers (`Handler`: a `StaffContext` in, a `Response` out) and its
 *    markup (`renderPage` of `apps/desk/layout/document.tsx`), spread into `PAGES` in `apps/desk/pages.ts`.
 * 3. Its copy in `apps/desk/copy/<page>.ts`, its menu entry in `apps/desk/copy/shell.ts`.
 * 4. Its database access: an interface in `packages/desk-ports/`, a member of `Ports`, its
 *    implementation in `packages/api/desk/`, wired in `apps/server/desk/ports.ts`.
 * A valid form redirects (`redirect`); an invalid one is rendered again with its input and status
 * 422. Styles: `apps/desk/styles/`, imported by `apps/desk/browser/entry.ts`.
 */
import { Hono, type Context } from "hono";
import { ROUTES, type Route, isAllowed } from "./request/access.ts";
import type { FormValues } from "@angadi/contract/form-values";
import { findFormPage } from "./form-page.ts";
import { type RequestContext, HttpError, redirect } from "./request/request-context.ts";
import { errorsCopy } from "./copy/shell.ts";
import { ICON_PATH } from "./layout/document.tsx";
import { renderErrorPage } from "./layout/error-page.tsx";
import { isOwnOrigin } from "./own-origin.ts";
import { PAGES } from "./pages.ts";
import type { Ports } from "./request/ports.ts";
import { addStoredDraft } from "./request/stored-draft.ts";

/** Headers of every page: no third-party loads, no framing, no caching. */
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
};
const CACHE_IMMUTABLE = "public, max-age=31536000, immutable";
const CACHE_ONE_HOUR = "public, max-age=3600";
/** The logged reason for rejecting a form of another site. */
const OTHER_ORIGIN = "other origin";

export function createDesk(ports: Ports): { fetch: (request: Request) => Promise<Response> } {
  const app = new Hono<DeskEnv>();
  app.get("/assets/*", (c) => serveAsset(ports, c.req.raw, CACHE_IMMUTABLE));
  app.get(ICON_PATH, (c) => serveAsset(ports, c.req.raw, CACHE_ONE_HOUR));
  for (const route of ROUTES) {
    const [method = "", path = ""] = route.split(" ");
    app.on(method, path, (c) => handleRoute(ports, route, c));
  }
  app.notFound(() => renderErrorPage(ports, { status: 404, text: errorsCopy.notFound }));
  app.onError((error, c) => {
    const form = describeForm(c);
    if (error instanceof HttpError)
      return renderErrorPage(ports, {
        ...error.page,
        status: error.status,
        text: error.message,
        form,
      });
    ports.processLog.error({ err: error }, "a page of the desk failed");
    return error.name === "DatabaseUnavailableError"
      ? renderErrorPage(ports, { status: 503, text: errorsCopy.databaseUnavailable, form })
      : renderErrorPage(ports, { status: 500, text: errorsCopy.failed, form });
  });
  return {
    async fetch(request) {
      const response = await app.fetch(request);
      for (const [name, value] of Object.entries(HEADERS))
        if (!response.headers.has(name)) response.headers.set(name, value);
      return response;
    },
  };
}

/** `form` is the posted form, once it has been read. */
interface DeskEnv {
  Variables: { form: FormValues | undefined };
}

/** The posted form and the page to return to, for the error page. */
const describeForm = (c: Context<DeskEnv>) =>
  c.req.method === "POST" ? { values: c.get("form"), page: findFormPage(c.req.raw) } : undefined;

async function handleRoute(ports: Ports, route: Route, c: Context<DeskEnv>): Promise<Response> {
  const request = c.req.raw;
  const url = new URL(request.url);
  const isPost = request.method === "POST";
  if (isPost && !isOwnOrigin(request, ports.ownUrl)) {
    return denyAccess(ports, c, { route, why: OTHER_ORIGIN }, errorsCopy.otherOrigin);
  }
  const session = await ports.accounts.findCurrent(request.headers);
  if (!isAllowed(route, session?.staff.role)) {
    if (session) {
      return denyAccess(
        ports,
        c,
        { route, why: `role ${session.staff.role}` },
        errorsCopy.forbidden,
      );
    }
    if (isPost)
      return denyAccess(ports, c, { route, why: "no session" }, errorsCopy.signedOut, 401);
    return isCrossOrigin(request) ? reloadSameSite(url) : redirectToSignIn(ports, route, url);
  }
  const context: RequestContext = {
    request,
    url,
    ports,
    param: (name) => c.req.param(name) ?? "",
    async readForm(maxBytes) {
      const result = await ports.readForm(request, maxBytes);
      if ("error" in result) throw new HttpError(result.error.status, result.error.message);
      c.set("form", result.values);
      return result.values;
    },
    async readUpload() {
      const result = await ports.readUpload(request);
      if ("values" in result) c.set("form", result.values);
      return result;
    },
  };
  // Public routes have no signed-in user: their handlers take a `RequestContext`.
  const response = await PAGES[route](Object.assign(context, { staff: session?.staff }) as never);
  addStoredDraft(response, c.get("form"));
  const isNewSession = response.headers.has("Set-Cookie");
  if (!isNewSession) {
    for (const cookie of session?.cookies ?? []) response.headers.append("Set-Cookie", cookie);
  }
  return response;
}

/** Logs the denied request, and returns an error page with the submitted text. */
async function denyAccess(
  ports: Ports,
  c: Context<DeskEnv>,
  reason: { route: Route; why: string },
  text: string,
  status = 403,
): Promise<Response> {
  ports.processLog.warn(reason, "access denied");
  // Text from another site's form must not appear on a page of the desk.
  if (c.req.method === "POST" && reason.why !== OTHER_ORIGIN) {
    const result = await ports.readForm(c.req.raw);
    if ("values" in result) c.set("form", result.values);
  }
  return renderErrorPage(ports, { status, text, form: describeForm(c) });
}

function redirectToSignIn(ports: Ports, route: Route, url: URL): Response {
  ports.processLog.warn({ route, why: "no session" }, "access denied");
  const next = url.pathname + url.search;
  return redirect(next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`);
}

/**
 * True for a request from a link on another site, such as webmail: the browser did not send the
 * `SameSite=Strict` cookies. A reload from this origin sends them.
 */
const isCrossOrigin = (request: Request) => request.headers.get("sec-fetch-site") === "cross-site";

function reloadSameSite(url: URL): Response {
  const refresh = `0; url=${url.pathname}${url.search}`;
  return new Response(`<!doctype html><title>${errorsCopy.redirecting}</title>`, {
    headers: { "Content-Type": "text/html; charset=utf-8", Refresh: refresh },
  });
}

/**
 * Only static files are compressed: since visitors choose part of a page's text, its compressed
 * length would leak its secrets (https://www.breachattack.com).
 */
function serveAsset({ assets }: Ports, { url, headers }: Request, cacheControl: string): Response {
  const file = assets.readFile(new URL(url).pathname, headers.get("accept-encoding"));
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "Content-Type": file.type,
      "Cache-Control": cacheControl,
      Vary: "Accept-Encoding",
      ...(file.encoding !== "identity" && { "Content-Encoding": file.encoding }),
    },
  });
}
