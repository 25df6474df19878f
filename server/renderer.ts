import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { RouterContextProvider, type ServerBuild, createRequestHandler } from "react-router";
import { type ApiClient, createApiClient } from "#contract/client.ts";
import { type HostEnvironment, isOwnHost } from "#contract/hosts.ts";
import { type PageReport, type SiteContext, siteContext } from "#site/context.ts";
import {
  API_TIMEOUT,
  ApiTransports,
  type Caller,
  OWN_ORIGIN,
  type OwnApi,
} from "./api-transport.ts";
import { deadline } from "./deadline.ts";
import type { Env } from "./env.ts";
import type { Refusal } from "./form-guard.ts";
import {
  type Sheets,
  inFirstPart,
  inlineScriptHashes,
  inlineStyleHashes,
  withInertStart,
  withReloadWithoutScript,
  withStylesInside,
} from "./html.ts";
import { type Page, makePage } from "./page.ts";
import { CLOSED_POLICY, pagePolicy } from "./security-headers.ts";

export interface RendererDependencies {
  env: Env;
  build: ServerBuild;
  /** The API of this process: how the site's calls travel where no other host is configured. */
  ownApi: OwnApi;
  /** The build's style sheets; none while developing, when Vite serves them. */
  sheets: Sheets;
  /** True while developing, when Vite puts styles into the page. */
  developing: boolean;
}

/** What of a request a page depends on, and who asks. */
export interface Asking extends Caller {
  environment: HostEnvironment;
  log: Logger;
}

/** A page made whole, and whether it is as it should be. */
export interface Rendered {
  page: Page;
  /** Its data, or the rendering itself, failed: a kept page is better than this one. */
  failed: boolean;
  /** False for errors, and for what a route forbids to keep. */
  keepable: boolean;
}

interface RenderOptions {
  /** Why the request is refused, where it is: the page says so. */
  refusal?: Refusal;
  /** Told when the page begins to wait for slow data, with what it waits for. */
  onWait?: (data: Promise<unknown>) => void;
}

/** By header, so that the policy for scripts need not allow them inline (site/routes.ts). */
const SPECULATION_RULES = '"/speculation-rules.json"';

/** Renders pages (and their `.data`) with React Router. */
export function createRenderer({ env, build, ownApi, sheets, developing }: RendererDependencies) {
  const route = createRequestHandler(build, developing ? "development" : "production");
  const transports = new ApiTransports(ownApi);
  const policy = (inline: { scripts: string[]; styles: string[] }) =>
    pagePolicy(env, inline, { developing });
  const prepared = (html: string, nonce?: string) =>
    withStylesInside(withInertStart(html), sheets, nonce);

  function apiClient(asking: Asking, signal: AbortSignal): ApiClient {
    const { api, admin } = env.hosts[asking.environment];
    return createApiClient({
      api: absolute(api),
      admin: absolute(admin),
      isOwnApi: isOwnHost(api),
      isOwnAdmin: isOwnHost(admin),
      businessId: env.businessId,
      countryId: env.countryId,
      transport: transports.for(asking),
      signal,
      onSkip: (reason) => asking.log.warn({ reason }, "part of an API answer skipped"),
    });
  }

  function contextFor(
    asking: Asking,
    signal: AbortSignal,
    page: PageReport,
    refusal?: Refusal,
  ): SiteContext {
    return {
      api: apiClient(asking, signal),
      siteUrl: env.siteUrl,
      appUrl: env.hosts[asking.environment].app,
      styleguide: env.styleguide,
      nonce: randomBytes(16).toString("base64"),
      log: asking.log,
      refusal,
      page,
    };
  }

  async function respond(request: Request, context: SiteContext): Promise<Response> {
    const contexts = new RouterContextProvider();
    contexts.set(siteContext, context);
    return route(request, contexts);
  }

  /** The page with all its data, however long that takes up to the deadline. */
  async function whole(
    request: Request,
    asking: Asking,
    { refusal, onWait = () => undefined }: RenderOptions = {},
  ): Promise<Rendered> {
    const { signal, clear } = deadline(API_TIMEOUT);
    const report: PageReport = { mayStream: false, streams: false, failed: false, waits: onWait };
    try {
      const response = await respond(request, contextFor(asking, signal, report, refusal));
      return await finish(response, request.method, report);
    } finally {
      clear();
    }
  }

  async function finish(response: Response, method: string, report: PageReport): Promise<Rendered> {
    const headers = Object.fromEntries(response.headers);
    const isHtml = headers["content-type"]?.startsWith("text/html") ?? false;
    let body: Uint8Array = new Uint8Array(await response.arrayBuffer());
    headers["content-security-policy"] = CLOSED_POLICY;
    if (isHtml) {
      const html = prepared(new TextDecoder().decode(body));
      headers["content-security-policy"] = policy({
        scripts: inlineScriptHashes(html),
        styles: inlineStyleHashes(html),
      });
      headers["speculation-rules"] = SPECULATION_RULES;
      body = new TextEncoder().encode(html);
    }
    const failed = report.failed || response.status >= 500;
    const keepable =
      method !== "POST" &&
      response.status === 200 &&
      !failed &&
      headers["cache-control"] !== "no-store";
    headers["cache-control"] ??= "no-store";
    return { page: await makePage(response.status, headers, body), failed, keepable };
  }

  /** The page as soon as it can begin, slow data following; whole where nothing turns out slow. */
  async function streamed(
    request: Request,
    asking: Asking,
    willBeKept: boolean,
  ): Promise<Rendered | Response> {
    const { signal } = deadline(API_TIMEOUT);
    const report: PageReport = {
      mayStream: true,
      streams: false,
      failed: false,
      waits: () => undefined,
    };
    const context = contextFor(asking, signal, report);
    const response = await respond(request, context);
    if (!report.streams) return finish(response, request.method, report);
    const headers = new Headers(response.headers);
    headers.set("cache-control", "no-store");
    // nginx would hold back the last piece of what is ready until the rest is there.
    headers.set("x-accel-buffering", "no");
    if (!headers.get("content-type")?.startsWith("text/html")) {
      return new Response(response.body, { status: response.status, headers });
    }
    const inline = [`'nonce-${context.nonce}'`];
    headers.set("content-security-policy", policy({ scripts: inline, styles: inline }));
    headers.set("speculation-rules", SPECULATION_RULES);
    const body = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(
        inFirstPart((html) => {
          const page = prepared(html, context.nonce);
          return willBeKept ? withReloadWithoutScript(page) : page;
        }),
      )
      .pipeThrough(new TextEncoderStream());
    return new Response(body ?? null, { status: response.status, headers });
  }

  return { whole, streamed };
}

export type Renderer = ReturnType<typeof createRenderer>;

const absolute = (base: string) => (isOwnHost(base) ? `${OWN_ORIGIN}${base}` : base);
