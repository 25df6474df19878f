import { rejectionCopy } from "@angadi/content/pages/errors";
import { toResponse } from "../http/responses/cached-response.ts";
import type { PageError } from "../http/page-error.ts";
import type { PageCaller } from "../rendering/page-caller.ts";
import type { RenderedPage, Renderer } from "../rendering/renderer.ts";

/** The `Retry-After` under load. */
const RETRY_AFTER_SECONDS = 3;

/**
 * Pages that say why a request is rejected. Each is rendered once and cached, so that rejecting is
 * cheap and needs no turn at the render gate.
 */
export class ErrorPages {
  readonly #renderer: Renderer;
  readonly #cache = new Map<string, Promise<RenderedPage>>();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  async respond(request: Request, caller: PageCaller, error: PageError): Promise<Response> {
    return toResponse((await this.render(request, caller, error)).page, request);
  }

  /** Responds when the server is overloaded. */
  async respondOverloaded(request: Request, caller: PageCaller): Promise<Response> {
    const error = { status: 503, message: rejectionCopy.busy };
    return setRetryAfter(await this.respond(request, caller, error), RETRY_AFTER_SECONDS);
  }

  /** Responds to a client that requested too many costly pages. Its input stays in the URL. */
  async respondTooManyRequests(
    request: Request,
    caller: PageCaller,
    message: string,
    seconds: number,
  ): Promise<Response> {
    const error = { status: 429, message };
    return setRetryAfter(await this.respond(request, caller, error), seconds);
  }

  /** The page of an error; a private one runs no script and reports nothing. */
  render(
    request: Request,
    caller: PageCaller,
    error: PageError,
    { isPrivate = false } = {},
  ): Promise<RenderedPage> {
    const key = `${error.status} ${error.message} ${caller.environment} ${isPrivate}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const homeRequest = new Request(new URL("/", request.url));
    const renderPromise = this.#renderer.renderWhole(homeRequest, caller, { error, isPrivate });
    this.#cache.set(key, renderPromise);
    renderPromise.catch(() => this.#cache.delete(key));
    return renderPromise;
  }
}

function setRetryAfter(response: Response, seconds: number): Response {
  response.headers.set("Retry-After", String(seconds));
  return response;
}
