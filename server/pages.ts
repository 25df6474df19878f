import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { refusalWords } from "#content/pages/errors.ts";
import type { HostEnvironment } from "#contract/hosts.ts";
import { fixedPaths } from "#site/fixed-paths.server.ts";
import { pageQuery } from "#site/search-params.ts";
import type { OwnApi } from "./api-transport.ts";
import { UNREADABLE, canonicalPath, isReadable } from "./canonical-path.ts";
import type { Env } from "./env.ts";
import type { KeptPages } from "./fast-path.ts";
import { type Refusal, readForm } from "./form-guard.ts";
import { hostRules } from "./host-rules.ts";
import type { Sheets } from "./html.ts";
import { MadePages, type Wanted } from "./made-pages.ts";
import { countPage } from "./metrics/metrics.ts";
import { type Page, answerWith } from "./page.ts";
import { type KeptPage, PageCache } from "./page-cache.ts";
import { Busy, RenderGate } from "./render-gate.ts";
import { type Asking, type Rendered, createRenderer } from "./renderer.ts";

export interface PagesDependencies {
  env: Env;
  build: ServerBuild;
  ownApi: OwnApi;
  /** Off while developing, when every request shows the newest code. */
  keepPages: boolean;
  /** The build's style sheets, which stand in its pages. */
  sheets: Sheets;
}

export interface Pages extends KeptPages {
  /** Answers a request for a page or its `.data`; `request` has the address the visitor knows. */
  answer(request: Request, asking: Omit<Asking, "environment">): Promise<Response>;
  /** Makes the pages with fixed addresses, one after another, before visitors ask for them. */
  prepare(log: Logger): Promise<void>;
  /** What the pages show has changed in the database: makes all that are kept anew. */
  outdate(log: Logger): Promise<void>;
}

/** Seconds after which one who was refused because of too much work may try again. */
const RETRY_AFTER = "3";

/** Answers requests for pages from the cache, or has them rendered. */
export function createPages({ env, build, ownApi, sheets, keepPages }: PagesDependencies): Pages {
  const renderer = createRenderer({ env, build, ownApi, sheets, developing: !keepPages });
  const cache = new PageCache();
  const gate = new RenderGate();
  const making = new MadePages({ cache, gate, renderer });
  const routeIds = Object.keys(build.routes);
  const busyPages = new Map<string, Promise<Rendered>>();

  function keyOf(url: URL): string | undefined {
    if (!isReadable(url.pathname) || canonicalPath(url.pathname) !== url.pathname) return undefined;
    const { environment, headers } = hostRules(url.hostname, env);
    // What a host changes in an answer is put there by the long way.
    if (Object.keys(headers).length > 0) return undefined;
    const { search } = pageQuery(url.pathname, url.searchParams, routeIds);
    return pageKey(environment, url.pathname, search);
  }

  function wantedFor(url: URL, headers: Headers, asking: Asking): Wanted {
    const { search, keepable } = pageQuery(url.pathname, url.searchParams, routeIds);
    const own = new URL(url);
    own.search = search;
    return {
      key: pageKey(asking.environment, own.pathname, search),
      request: new Request(own, { headers }),
      asking,
      keepable: keepable && keepPages,
    };
  }

  async function read(request: Request, url: URL, asking: Asking): Promise<Response> {
    const wanted = wantedFor(url, request.headers, asking);
    const kept = cache.find(wanted.key);
    if (kept && kept.freshness !== "old") {
      if (kept.freshness === "stale" && kept.mayRenew) making.renew(wanted);
      countPage("kept");
      return answerWith(kept.page, request);
    }
    return kept ? readOld(request, wanted, kept) : readNew(request, wanted);
  }

  /** An old page is only for those who would otherwise wait for slow data, or see an error. */
  async function readOld(request: Request, wanted: Wanted, kept: KeptPage): Promise<Response> {
    const made = kept.mayRenew ? await making.soon(wanted, true).catch(() => undefined) : undefined;
    const isBetter = made !== undefined && !made.failed;
    countPage(isBetter ? "made" : "kept");
    return answerWith(isBetter ? made.page : kept.page, request);
  }

  async function readNew(request: Request, wanted: Wanted): Promise<Response> {
    const rendered = await making.soon(wanted, false);
    countPage(rendered ? "made" : "streamed");
    if (rendered) return answerWith(rendered.page, request);
    return gate.run(async () =>
      send(await renderer.streamed(wanted.request, wanted.asking, wanted.keepable), request),
    );
  }

  async function refuse(request: Request, url: URL, asking: Asking, refusal: Refusal) {
    const asked = new Request(url, { headers: request.headers });
    return send(await renderer.whole(asked, asking, { refusal }), request);
  }

  /** The same for everybody, so that refusing costs nothing. */
  async function refuseBusy(request: Request, asking: Asking): Promise<Response> {
    const refusal = { status: 503, message: refusalWords.busy };
    const page =
      busyPages.get(asking.environment) ??
      renderer.whole(new Request(new URL("/", request.url)), asking, { refusal });
    busyPages.set(asking.environment, page);
    const response = send(await page, request);
    response.headers.set("Retry-After", RETRY_AFTER);
    return response;
  }

  async function answer(request: Request, caller: Omit<Asking, "environment">): Promise<Response> {
    const url = new URL(request.url);
    const asking = { ...caller, environment: hostRules(url.hostname, env).environment };
    // The router would fail on it.
    if (!isReadable(url.pathname)) {
      return refuse(request, new URL(url.origin), asking, UNREADABLE);
    }
    if (request.method === "POST") {
      const form = await readForm(request);
      if (!(form instanceof Request)) return refuse(request, url, asking, form);
      return send(await renderer.whole(form, asking), request);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      const refusal = { status: 405, message: refusalWords.method };
      const response = await refuse(request, url, asking, refusal);
      response.headers.set("Allow", "GET, HEAD, POST");
      return response;
    }
    const path = canonicalPath(url.pathname);
    if (path !== url.pathname) {
      return new Response(null, { status: 301, headers: { Location: path + url.search } });
    }
    return read(request, url, asking).catch((error: unknown) => {
      if (error instanceof Busy) return refuseBusy(request, asking);
      throw error;
    });
  }

  /** For visitors of the site's own address, whoever they will be. */
  async function make(paths: readonly string[], log: Logger): Promise<void> {
    const asking = {
      environment: hostRules(new URL(env.siteUrl).hostname, env).environment,
      log,
      address: "",
    };
    for (const path of paths) {
      const wanted = wantedFor(new URL(path, env.siteUrl), new Headers(), asking);
      await making.soon(wanted, true).catch((error: unknown) => {
        log.warn({ err: error, path }, "a page could not be made ahead");
      });
      await breath();
    }
  }

  return {
    answer,
    keyOf,
    fresh(key) {
      const page = cache.fresh(key);
      if (page) countPage("kept");
      return page;
    },
    prepare: (log) => make(fixedPaths(), log),
    outdate: (log) => make(cache.outdate().map(pathOfKey), log),
  };
}

const pageKey = (environment: HostEnvironment, path: string, search: string) =>
  `${environment} ${path}${search}`;
const pathOfKey = (key: string) => key.slice(key.indexOf(" ") + 1);

const send = (rendered: Rendered | { page: Page } | Response, request: Request): Response =>
  rendered instanceof Response ? rendered : answerWith(rendered.page, request);

/** Visitors' requests come first. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 20).unref());
