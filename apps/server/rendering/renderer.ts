import { randomBytes } from "node:crypto";
import { RouterContextProvider, type ServerBuild, createRequestHandler } from "react-router";
import type { FindPartnerNumbers } from "@angadi/contract/partner-numbers";
import type { FormValues } from "@angadi/contract/form-values";
import type { PlanPrices } from "@angadi/contract/plan";
import { type PageReport, type SiteContext, siteContext } from "@angadi/site/data/context";
import { createApiClients } from "./api-clients.ts";
import { API_TIMEOUT_MS, type OwnApi } from "./api-transport.ts";
import { startDeadline } from "../operations/deadline.ts";
import { createDocumentHeaderBuilders } from "./document-headers.ts";
import type { CachedResponse } from "../http/responses/cached-response.ts";
import { encodePage } from "../http/responses/compression.ts";
import type { Env } from "../operations/env.ts";
import {
  type StyleSheets,
  hashMarkedCode,
  transformFirstPart,
  deferStart,
  inlineStyles,
  removeLinkNonces,
  addNoscriptReload,
  removeScripts,
} from "./html.ts";
import type { PageError } from "../http/page-error.ts";
import type { PageCaller } from "./page-caller.ts";
import type { PostPreviews } from "./post-previews.ts";
import { CLOSED_POLICY } from "../http/security-headers.ts";

export interface RendererDependencies {
  env: Env;
  build: ServerBuild;
  /** This process's API, which the site calls if no other host is configured. */
  ownApi: OwnApi;
  /** The build's style sheets; none in development, where Vite serves them. */
  styleSheets: StyleSheets;
  previews: Pick<PostPreviews, "find">;
  /** True in development, where Vite inserts styles into the page. */
  isDevelopment: boolean;
  findPartnerNumbers: FindPartnerNumbers;
}

/** A whole page, and whether it rendered without errors. */
export interface RenderedPage {
  page: CachedResponse;
  /** True if its data or rendering failed. */
  hasFailed: boolean;
  /** False for errors, and if a route forbids caching. */
  isCacheable: boolean;
}

interface RenderOptions {
  /** The values of a posted form. */
  form?: FormValues;
  /** The error page to render instead of the route. */
  error?: PageError;
  /** Whether the page is private: it runs no script and reports nothing. */
  isPrivate?: boolean;
  /** Used instead of the API's plans. */
  prices?: readonly PlanPrices[] | undefined;
  /** Called when the page begins to wait for slow data, with what it waits for. */
  onWait?: (data: Promise<unknown>) => void;
}

/** Renders pages (and their `.data`) with React Router. */
export function createRenderer(dependencies: RendererDependencies) {
  const { env, build, ownApi, styleSheets, previews, isDevelopment, findPartnerNumbers } =
    dependencies;
  const handleRoute = createRequestHandler(build, isDevelopment ? "development" : "production");
  const apiClients = createApiClients(env, ownApi);
  const headerBuilders = createDocumentHeaderBuilders(env, { isDevelopment });
  // In development, Vite's client needs React to start at once.
  const transformStart = isDevelopment ? (html: string) => html : deferStart;
  const finishHtml = (html: string, { extraCss }: PageReport, nonce: string) =>
    inlineStyles(transformStart(removeLinkNonces(html, nonce)), styleSheets, { nonce, extraCss });

  async function respond(
    request: Request,
    caller: PageCaller,
    signal: AbortSignal,
    options: Pick<RenderOptions, "form" | "error" | "prices"> & { page: PageReport; nonce: string },
  ): Promise<Response> {
    const { prices } = options;
    const api = apiClients.create(caller, signal);
    const context: SiteContext = {
      api: prices ? { ...api, listPlanPrices: async () => [...prices] } : api,
      siteUrl: env.siteUrl,
      appUrl: env.baseUrls[caller.environment].app,
      hasStyleguide: env.hasStyleguide,
      log: caller.log,
      form: options.form ?? new Map(),
      error: options.error,
      page: options.page,
      findPartnerNumbers,
      nonce: options.nonce,
      findPreview: (token) => previews.find(token),
    };
    const contexts = new RouterContextProvider();
    contexts.set(siteContext, context);
    return handleRoute(request, contexts);
  }

  /** The page with all its data, however slow, up to the timeout. */
  async function renderWhole(
    request: Request,
    caller: PageCaller,
    { form, error, prices, isPrivate = false, onWait = () => undefined }: RenderOptions = {},
  ): Promise<RenderedPage> {
    const { signal, clear } = startApiDeadline(caller);
    const nonce = createNonce();
    const page: PageReport = { canStream: false, isStreaming: false, hasFailed: false, onWait };
    try {
      const response = await respond(request, caller, signal, { form, error, prices, page, nonce });
      return await encodeResponse(response, request.method, { page, nonce, isPrivate });
    } finally {
      clear();
    }
  }

  async function encodeResponse(
    response: Response,
    method: string,
    { page, nonce, isPrivate }: { page: PageReport; nonce: string; isPrivate: boolean },
  ): Promise<RenderedPage> {
    const headers = Object.fromEntries(response.headers);
    let body: Uint8Array = new Uint8Array(await response.arrayBuffer());
    headers["content-security-policy"] = CLOSED_POLICY;
    if (isHtml(response)) {
      const pageHtml = finishHtml(new TextDecoder().decode(body), page, nonce);
      const { html, ...sources } = hashMarkedCode(
        isPrivate ? removeScripts(pageHtml) : pageHtml,
        nonce,
      );
      Object.assign(
        headers,
        headerBuilders[isPrivate ? "createPrivateHeaders" : "createWholeHeaders"](sources),
      );
      body = new TextEncoder().encode(html);
    }
    const hasFailed = page.hasFailed || response.status >= 500;
    const isCacheable =
      method !== "POST" &&
      response.status === 200 &&
      !hasFailed &&
      headers["cache-control"] !== "no-store";
    headers["cache-control"] ??= "no-store";
    return { page: await encodePage(response.status, headers, body), hasFailed, isCacheable };
  }

  /** Streams the page, with slow data following; returns it whole if no data is slow. */
  async function stream(request: Request, caller: PageCaller): Promise<RenderedPage | Response> {
    const { signal } = startApiDeadline(caller);
    const nonce = createNonce();
    const page: PageReport = {
      canStream: true,
      isStreaming: false,
      hasFailed: false,
      onWait: () => undefined,
    };
    const response = await respond(request, caller, signal, { page, nonce });
    if (!page.isStreaming) {
      return encodeResponse(response, request.method, { page, nonce, isPrivate: false });
    }
    const headers = new Headers(response.headers);
    headers.set("cache-control", "no-store");
    // Otherwise nginx would buffer the last chunk until the rest arrives.
    headers.set("x-accel-buffering", "no");
    if (!isHtml(response)) {
      return new Response(response.body, { status: response.status, headers });
    }
    for (const [name, value] of Object.entries(headerBuilders.createStreamedHeaders(nonce)))
      headers.set(name, value);
    const body = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(transformFirstPart((part) => addNoscriptReload(finishHtml(part, page, nonce))))
      .pipeThrough(new TextEncoderStream());
    return new Response(body ?? null, { status: response.status, headers });
  }

  return { renderWhole, stream, invalidate: () => apiClients.invalidate() };
}

export type Renderer = ReturnType<typeof createRenderer>;
export type RenderWhole = Renderer["renderWhole"];

const startApiDeadline = ({ receivedAt }: PageCaller) =>
  startDeadline(receivedAt + API_TIMEOUT_MS - performance.now());

const createNonce = () => randomBytes(16).toString("base64url");

const isHtml = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("text/html") ?? false;
