import { isPrivatePath } from "@angadi/contract/partner-numbers";
import { rejectionCopy } from "@angadi/content/pages/errors";
import type { RateLimits } from "@angadi/api/http/rate-limits";
import { toResponse } from "../http/responses/cached-response.ts";
import type { PageError } from "../http/page-error.ts";
import type { ErrorPages } from "./error-pages.ts";
import type { PageCaller } from "../rendering/page-caller.ts";
import { OverloadedError } from "../rendering/render-gate.ts";
import type { RenderWhole, RenderedPage } from "../rendering/renderer.ts";

/**
 * Headers of every response to a private link: not cached, not indexed, and without a referrer for
 * other sites.
 */
const HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

interface Dependencies {
  errorPages: ErrorPages;
  renderGated: RenderWhole;
  limits: Pick<RateLimits, "takePrivatePage">;
}

/** Serves the pages of private links (apps/site/pages/partner-numbers). */
export class PrivatePages {
  readonly #errorPages: ErrorPages;
  readonly #renderGated: RenderWhole;
  readonly #limits: Dependencies["limits"];

  constructor({ errorPages, renderGated, limits }: Dependencies) {
    this.#errorPages = errorPages;
    this.#renderGated = renderGated;
    this.#limits = limits;
  }

  includes(url: URL): boolean {
    return isPrivatePath(url.pathname);
  }

  /** Counts valid and invalid links against the same limit, to prevent guessing. */
  async respond(request: Request, caller: PageCaller): Promise<Response> {
    const isReadMethod = request.method === "GET" || request.method === "HEAD";
    const retryAfter = await this.#limits.takePrivatePage(caller.address);
    const { page } = await (retryAfter !== undefined
      ? this.#renderErrorPage(request, caller, { status: 429, message: rejectionCopy.tooOften })
      : isReadMethod
        ? this.#renderPage(request, caller)
        : this.#renderErrorPage(request, caller, { status: 405, message: rejectionCopy.method }));
    const response = toResponse(page, request);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
    else if (!isReadMethod) response.headers.set("Allow", "GET, HEAD");
    return response;
  }

  async #renderPage(request: Request, caller: PageCaller): Promise<RenderedPage> {
    try {
      return await this.#renderGated(request, caller, { isPrivate: true });
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      return this.#renderErrorPage(request, caller, { status: 503, message: rejectionCopy.busy });
    }
  }

  #renderErrorPage(request: Request, caller: PageCaller, error: PageError): Promise<RenderedPage> {
    return this.#errorPages.render(request, caller, error, { isPrivate: true });
  }
}
