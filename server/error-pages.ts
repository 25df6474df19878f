import { refusalWords } from "#content/pages/errors.ts";
import type { HostEnvironment } from "#contract/hosts.ts";
import { respondWith } from "./encoded-page.ts";
import type { HttpError } from "./http-error.ts";
import type { PageCaller } from "./page-caller.ts";
import type { Rendered, Renderer } from "./renderer.ts";

/** Seconds after which one who was refused because of too much work may try again. */
const RETRY_AFTER = "3";

/** Renders the pages that say why a request is refused. */
export class ErrorPages {
  readonly #renderer: Renderer;
  readonly #busy = new Map<HostEnvironment, Promise<Rendered>>();

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

  /** The same for everybody, so that refusing costs nothing. */
  async respondBusy(request: Request, caller: PageCaller): Promise<Response> {
    const error = { status: 503, message: refusalWords.busy };
    const rendering =
      this.#busy.get(caller.environment) ??
      this.#renderer.renderWhole(new Request(new URL("/", request.url)), caller, { error });
    this.#busy.set(caller.environment, rendering);
    const response = respondWith((await rendering).page, request);
    response.headers.set("Retry-After", RETRY_AFTER);
    return response;
  }
}
