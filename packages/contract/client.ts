import type { z } from "zod";
import type { AffiliateApplication } from "./affiliate-application.ts";
import {
  type BlogPost,
  type PostWithNeighbours,
  type PostDates,
  blogPostResponse,
  postWithNeighboursResponse,
  postDatesResponse,
} from "./blog-post.ts";
import { type BusinessType, businessTypeResponse } from "./business-type.ts";
import {
  type ContactMessage,
  type ContactReceipt,
  contactMessageResponse,
} from "./contact-message.ts";
import { ApiError, MalformedResponseError, type OnSkip, readList, toApiError } from "./envelope.ts";
import { type PlanPrices, planResponse, readRetiredPlans } from "./plan.ts";

export interface ApiClientOptions {
  /** Absolute base URL of all calls but `applyAsAffiliate`, without a trailing slash. */
  api: string;
  /** Absolute base URL of `applyAsAffiliate`. */
  admin: string;
  /** Whether `api` is the site's own: only then are leads sent with their `context`. */
  isOwnApi: boolean;
  /** The same for `admin`. */
  isOwnAdmin: boolean;
  businessId: string;
  countryId: string;
  transport: ApiTransport;
  /** The last plans that this API returned, shared by the clients of all pages. */
  lastPlans: { prices: readonly PlanPrices[] };
  /** Aborts the calls in flight. */
  signal: AbortSignal;
  onSkip: OnSkip;
}

/** Sends one request; rejects if there was no response, or `signal` aborted it. */
export type Send = (request: Request, signal: AbortSignal) => Promise<Response>;

/** Reading calls may share a response and be aborted early; each writing call is sent. */
export interface ApiTransport {
  read: Send;
  write: Send;
}

/**
 * The calls of the API. Each rejects with `ApiError` (not 2xx), `MalformedResponseError` (2xx of
 * the wrong shape), or the transport's error if the server cannot be reached in time. The client's
 * specification has six; a server need not support the others.
 */
export interface ApiClient {
  listBusinessTypes(): Promise<BusinessType[]>;
  listBlogPosts(page: { pageNo: number; size: number }): Promise<BlogPost[]>;
  /** Not one of the six: looks up a post by id. `null` if it does not exist. */
  findBlogPost(id: string): Promise<PostWithNeighbours | null>;
  /**
   * Not one of the six: ids and dates of posts, oldest first, from the cursor `after` on. `null` if
   * the server does not support the call.
   */
  listPostDates(after: string | null): Promise<PostDates | null>;
  /**
   * Not one of the six: the newest posts, at most 20, whose titles contain all of `parts`,
   * regardless of case. `null` if the server does not support the call.
   */
  findPostsByTitle(parts: readonly string[]): Promise<BlogPost[] | null>;
  listPlanPrices(): Promise<PlanPrices[]>;
  /** Makes no call: returns the last plans that `listPlanPrices` returned; empty if none. */
  getLastPlanPrices(): readonly PlanPrices[];
  sendContactMessage(lead: ContactLead, idempotencyKey?: string): Promise<ContactReceipt>;
  applyAsAffiliate(application: AffiliateApplication, idempotencyKey?: string): Promise<void>;
}

/** Statuses that servers return for a call that they do not support. */
const UNSUPPORTED_STATUSES = new Set([400, 401, 403, 404, 405, 501]);

function toNullIfUnsupported(error: unknown): null {
  if (error instanceof ApiError && UNSUPPORTED_STATUSES.has(error.status)) return null;
  throw error;
}

/** A contact message without its business, which the client adds. */
export type ContactLead = Omit<ContactMessage, "businessId">;

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { api, admin, businessId, countryId, transport, lastPlans, signal, onSkip } = options;

  // Passes the signal to the transport separately: a signal inside a Request could be
  // garbage-collected.
  const read = (request: Request) => transport.read(request, signal);
  const write = (request: Request) => transport.write(request, signal);
  const list = async <T>(request: Request, item: z.ZodType<T>) =>
    readList(await readJson(read(request)), item, onSkip);

  return {
    listBusinessTypes: () =>
      list(new Request(`${api}/admin/master/business/industry/sub/all`), businessTypeResponse),

    listBlogPosts: ({ pageNo, size }) =>
      list(
        createPostRequest(`${api}/business/blog/business`, { businessId, pageNo, size }),
        blogPostResponse,
      ),

    async findBlogPost(id) {
      const response = await read(new Request(`${api}/business/blog/${encodeURIComponent(id)}`));
      const body = await parseBody(response);
      if (response.status === 404) return null;
      if (!response.ok) throw toApiError(response.status, body);
      const result = postWithNeighboursResponse.safeParse(body);
      if (!result.success) throw new MalformedResponseError("expected one post under `data`");
      return result.data;
    },

    async listPostDates(after) {
      const query = after === null ? "" : `?${new URLSearchParams({ after })}`;
      const url = `${api}/business/blog/business/dates${query}`;
      const body = await readJson(read(new Request(url))).catch(toNullIfUnsupported);
      return postDatesResponse.safeParse(body).data ?? null;
    },

    async findPostsByTitle(parts) {
      const query = new URLSearchParams(parts.map((part) => ["part", part]));
      const url = `${api}/business/blog/business/titled?${query}`;
      const body = await readJson(read(new Request(url))).catch(toNullIfUnsupported);
      try {
        return readList(body, blogPostResponse, onSkip);
      } catch {
        return null;
      }
    },

    async listPlanPrices() {
      const url = `${api}/business/subscription?${new URLSearchParams({ countryId })}`;
      const body = await readJson(read(new Request(url)));
      const prices = [...readList(body, planResponse, onSkip), ...readRetiredPlans(body)];
      lastPlans.prices = prices;
      return prices;
    },

    getLastPlanPrices: () => lastPlans.prices,

    async sendContactMessage({ context, ...lead }, idempotencyKey) {
      // Other servers get only the members in the specification.
      const rest = options.isOwnApi ? { context } : { mobileNo: lead.mobileNo ?? "" };
      const body = { businessId, ...lead, ...rest };
      const request = createPostRequest(`${api}/business/contact`, body, idempotencyKey);
      return contactMessageResponse.parse(await readJson(write(request)));
    },

    async applyAsAffiliate({ context, ...application }, idempotencyKey) {
      const body = { ...application, ...(options.isOwnAdmin && context ? { context } : {}) };
      await readJson(
        write(createPostRequest(`${admin}/affiliate-partner/create`, body, idempotencyKey)),
      );
    },
  };
}

function createPostRequest(url: string, body: unknown, idempotencyKey?: string): Request {
  return new Request(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
    },
    body: JSON.stringify(body),
  });
}

async function readJson(pendingResponse: Promise<Response>): Promise<unknown> {
  const response = await pendingResponse;
  const body = await parseBody(response);
  if (response.ok) return body;
  throw toApiError(response.status, body, response.headers.get("retry-after") ?? undefined);
}

/** Parses a body as JSON; null, which the schemas reject, if it is not JSON. */
async function parseBody(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
