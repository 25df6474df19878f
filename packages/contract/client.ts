import type { z } from "zod";
import type { AffiliateApplication } from "./affiliate-application.ts";
import {
  type BlogPost,
  type FoundPost,
  type PostDates,
  blogPostResponse,
  foundPostResponse,
  postDatesResponse,
} from "./blog-post.ts";
import { type BusinessType, businessTypeResponse } from "./business-type.ts";
import {
  type ContactMessage,
  type ContactReceipt,
  contactMessageResponse,
} from "./contact-message.ts";
import {
  ApiError,
  MalformedResponseError,
  type OnSkip,
  readList,
  readApiError,
} from "./envelope.ts";
import { type PlanPrices, planResponse, readRetiredPlans } from "./plan.ts";

export interface ApiClientOptions {
  /** Absolute base URL of calls 1–4 and 6, without a trailing slash. */
  api: string;
  /** Absolute base URL of call 5. */
  admin: string;
  /** True if the API (for call 5, the admin API) is this site's own: only then send `context`. */
  isOwnApi: boolean;
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

/** Reading calls may share a response and be aborted early; writing calls are never shared. */
export interface ApiTransport {
  read: Send;
  write: Send;
}

/**
 * The six calls. Each rejects with `ApiError` (not 2xx), `MalformedResponseError` (2xx of the wrong
 * shape), or whatever the transport throws when the server cannot be reached in time.
 */
export interface ApiClient {
  listBusinessTypes(): Promise<BusinessType[]>;
  listBlogPosts(page: { pageNo: number; size: number }): Promise<BlogPost[]>;
  /** Not one of the six: looks up a post by id. `null` if the server has none. */
  findBlogPost(id: string): Promise<FoundPost | null>;
  /**
   * Not one of the six: ids and dates of posts, oldest first, from the cursor `after` on. `null` if
   * the server does not support the call.
   */
  postDates(after: string | null): Promise<PostDates | null>;
  /**
   * Not one of the six: the newest posts, at most 20, whose titles contain all of `parts`,
   * regardless of case. `null` if the server does not support the call.
   */
  findPostsByTitle(parts: readonly string[]): Promise<BlogPost[] | null>;
  listPlanPrices(): Promise<PlanPrices[]>;
  /** Makes no call: the last `planPrices` returned in this process; empty if there were none. */
  getLastPlanPrices(): readonly PlanPrices[];
  sendContactMessage(lead: ContactLead, idempotencyKey?: string): Promise<ContactReceipt>;
  applyAsAffiliate(application: AffiliateApplication, idempotencyKey?: string): Promise<void>;
}

/** Statuses that servers return for a call they do not support. */
const UNKNOWN_CALL = new Set([400, 401, 403, 404, 405, 501]);

function toNullIfUnsupported(error: unknown): null {
  if (error instanceof ApiError && UNKNOWN_CALL.has(error.status)) return null;
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
      const body = await parsedBody(response);
      if (response.status === 404) return null;
      if (!response.ok) throw readApiError(response.status, body);
      const found = foundPostResponse.safeParse(body);
      if (!found.success) throw new MalformedResponseError("expected one post under `data`");
      return found.data;
    },

    async postDates(after) {
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
      // Other servers get the members of call 4, and no more.
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

async function readJson(sent: Promise<Response>): Promise<unknown> {
  const response = await sent;
  const body = await parsedBody(response);
  if (response.ok) return body;
  throw readApiError(response.status, body, response.headers.get("retry-after") ?? undefined);
}

/** The body as JSON; null if it is not JSON, which the schemas then reject. */
async function parsedBody(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
