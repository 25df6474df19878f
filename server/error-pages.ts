import { refusalWords } from "#content/pages/errors.ts";
import { respondWith } from "./encoded-page.ts";
import type { HttpError } from "./http-error.ts";
import type { PageCaller } from "./page-caller.ts";
import type { Rendered, Renderer } from "./renderer.ts";

/** Seconds after which one who was refused because of too much work may try again. */
const BUSY = 3;

/** Renders the pages that say why a request is refused. */
export class ErrorPages {
  readonly #renderer: Renderer;
  readonly #kept = new Map<string, Promise<Rendered>>();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  async respond(
    request: Request,
    url: URL,
    caller: PageCaller,
    error: HttpError,
  ): Promise<Response> {
    const page = new Request(url, { headers: request.headers });
    const rendered = await this.#renderer.renderWhole(page, caller, { error });
    return respondWith(rendered.page, request);
  }

  /** There is more to do than can be done in good time. */
  respondBusy(request: Request, caller: PageCaller): Promise<Response> {
    return this.#respondKept(request, caller, { status: 503, message: refusalWords.busy }, BUSY);
  }

  /** One client asked for too many names; what it typed stands in the address, which stays. */
  respondLimited(request: Request, caller: PageCaller, seconds: number): Promise<Response> {
    return this.#respondKept(
      request,
      caller,
      { status: 429, message: refusalWords.names },
      seconds,
    );
  }

  /** The same for everybody, so that refusing costs nothing. */
  async #respondKept(
    request: Request,
    caller: PageCaller,
    error: HttpError,
    seconds: number,
  ): Promise<Response> {
    const key = `${error.status} ${caller.environment}`;
    const rendering =
      this.#kept.get(key) ??
      this.#renderer.renderWhole(new Request(new URL("/", request.url)), caller, { error });
    this.#kept.set(key, rendering);
    const response = respondWith((await rendering).page, request);
    response.headers.set("Retry-After", String(seconds));
    return response;
  }
}
