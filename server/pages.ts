import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { RouterContextProvider, type ServerBuild, createRequestHandler } from "react-router";
import { type ApiClient, createApiClient } from "#contract/client.ts";
import { type HostEnvironment, hostEnvironment, isOwnHost } from "#contract/hosts.ts";
import { type SiteContext, siteContext } from "#site/context.ts";
import { keepKnownParameters } from "#site/search-params.ts";
import { canonicalPath } from "./canonical-path.ts";
import { CLIENT_ADDRESS } from "#api/lead.ts";
import type { Env } from "./env.ts";
import { type Refusal, readForm } from "./form-guard.ts";
import { inlineScriptHashes, withInertStart, withStreamedInertStart } from "./html.ts";
import {
  PAGE_CACHE_CONTROL,
  PageCache,
  type Rendering,
  answerWith,
  makePage,
} from "./page-cache.ts";
import { pagePolicy } from "./security-headers.ts";

export interface PagesDependencies {
  env: Env;
  build: ServerBuild;
  /** The API of this process: how the site's calls travel where no other host is configured. */
  ownApi: { fetch(request: Request): Response | Promise<Response> };
  /** Off while developing, when every request shows the newest code. */
  keepPages: boolean;
}

/** What of a request the site's calls depend on. */
interface Asked {
  environment: HostEnvironment;
  log: Logger;
  /** The client's. */
  address: string;
}

/** How long the site waits for the API, in milliseconds. */
const API_TIMEOUT = 8000;
/** By header, so that the policy for scripts need not allow them inline (site/routes.ts). */
const SPECULATION_RULES = '"/speculation-rules.json"';
/** Stands in for a host in calls that never leave the process. */
const OWN_ORIGIN = "http://own.invalid";

const absolute = (base: string) => (isOwnHost(base) ? `${OWN_ORIGIN}${base}` : base);

const send = (rendering: Rendering, request: Request) =>
  "stream" in rendering ? rendering.stream : answerWith(rendering.page, request);

/** Answers requests for pages (and their `.data`): from the cache, or rendered by React Router. */
export function createPages({ env, build, ownApi, keepPages }: PagesDependencies) {
  const route = createRequestHandler(build, keepPages ? "production" : "development");
  const cache = new PageCache();
  const policy = (scripts: string[]) => pagePolicy(env.hosts, scripts, { developing: !keepPages });

  function apiClient({ environment, log, address }: Asked): ApiClient {
    const { api, admin } = env.hosts[environment];
    return createApiClient({
      api: absolute(api),
      admin: absolute(admin),
      isOwnApi: isOwnHost(api),
      businessId: env.businessId,
      countryId: env.countryId,
      async send(request) {
        if (!request.url.startsWith(OWN_ORIGIN)) return fetch(request);
        request.headers.set(CLIENT_ADDRESS, address);
        return ownApi.fetch(request);
      },
      timeout: API_TIMEOUT,
      onSkip: (reason) => log.warn({ reason }, "part of an API answer skipped"),
    });
  }

  function contextFor(asked: Asked, refusal?: Refusal): SiteContext {
    const { environment, log } = asked;
    return {
      api: apiClient(asked),
      siteUrl: env.siteUrl,
      appUrl: env.hosts[environment].app,
      styleguide: env.styleguide,
      nonce: randomBytes(16).toString("base64"),
      log,
      refusal,
      page: { streams: false, failed: false },
    };
  }

  async function render(request: Request, context: SiteContext): Promise<Rendering> {
    const contexts = new RouterContextProvider();
    contexts.set(siteContext, context);
    const response = await route(request, contexts);
    const headers = Object.fromEntries(response.headers);
    const isHtml = headers["content-type"]?.startsWith("text/html") ?? false;
    if (context.page.streams && response.body) return { stream: streamed(response, context) };

    const bytes = new Uint8Array(await response.arrayBuffer());
    const html = isHtml ? withInertStart(new TextDecoder().decode(bytes)) : undefined;
    const keepable =
      keepPages &&
      request.method === "GET" &&
      response.status === 200 &&
      !context.page.failed &&
      headers["cache-control"] !== "no-store";
    headers["cache-control"] = keepable ? PAGE_CACHE_CONTROL : "no-store";
    if (html !== undefined) {
      headers["content-security-policy"] = policy(inlineScriptHashes(html));
      headers["speculation-rules"] = SPECULATION_RULES;
    }
    const body = html === undefined ? bytes : new TextEncoder().encode(html);
    return { page: await makePage(response.status, headers, body, { keepable }), keepable };
  }

  function streamed(response: Response, { nonce }: SiteContext): Response {
    const headers = new Headers(response.headers);
    headers.set("cache-control", "no-store");
    if (!headers.get("content-type")?.startsWith("text/html")) {
      return new Response(response.body, { status: response.status, headers });
    }
    headers.set("content-security-policy", policy([`'nonce-${nonce}'`]));
    headers.set("speculation-rules", SPECULATION_RULES);
    const body = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(withStreamedInertStart())
      .pipeThrough(new TextEncoderStream());
    return new Response(body ?? null, { status: response.status, headers });
  }

  return async function pages(request: Request, log: Logger, address: string): Promise<Response> {
    const url = new URL(request.url);
    const environment = hostEnvironment(url.hostname);
    const by = { environment, log, address };
    const refuse = async (refusal: Refusal) => {
      const asked = new Request(url, { headers: request.headers });
      return send(await render(asked, contextFor(by, refusal)), request);
    };

    if (request.method === "POST") {
      const form = await readForm(request);
      if (!(form instanceof Request)) return refuse(form);
      return send(await render(form, contextFor(by)), request);
    }
    if (request.method !== "GET") {
      const response = await refuse({
        status: 405,
        message: "This page can be read, not changed that way.",
      });
      response.headers.set("Allow", "GET, HEAD, POST");
      return response;
    }

    const path = canonicalPath(url.pathname);
    if (path !== url.pathname) {
      return new Response(null, { status: 301, headers: { Location: path + url.search } });
    }
    keepKnownParameters(url);
    const asked = new Request(url, { headers: request.headers });
    const key = `${environment} ${url.pathname}${url.search}`;
    const make = () => render(asked, contextFor(by));
    return send(await cache.get(key, make), request);
  };
}
