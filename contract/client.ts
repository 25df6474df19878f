import type { z } from "zod";
import type { AffiliateApplication } from "./affiliate-application.ts";
import { type BlogPost, type FoundPost, blogPostAnswer, foundPostAnswer } from "./blog-post.ts";
import { type BusinessType, businessTypeAnswer } from "./business-type.ts";
import {
  type ContactMessage,
  type ContactReceipt,
  contactMessageAnswer,
} from "./contact-message.ts";
import { MalformedAnswer, type OnSkip, readList, readRefusal } from "./envelope.ts";
import { type PlanPrices, planAnswer } from "./plan.ts";

export interface ApiClientOptions {
  /** Absolute base of calls 1–4 and 6, without a trailing slash. */
  api: string;
  /** Absolute base of call 5. */
  admin: string;
  /** True where the API is this site's own, for call 5 the admin API: only then does a lead's `context` travel. */
  isOwnApi: boolean;
  isOwnAdmin: boolean;
  businessId: string;
  countryId: string;
  /** How a request travels: `fetch`, or the API's own handler in the same process. */
  send: (request: Request) => Promise<Response>;
  /** Milliseconds after which a call is given up. */
  timeout: number;
  onSkip: OnSkip;
}

/**
 * The six calls. Each rejects with `ApiRefusal` (not 2xx), `MalformedAnswer` (2xx of the wrong
 * shape), or whatever `send` throws when the server cannot be reached in time.
 */
export interface ApiClient {
  businessTypes(): Promise<BusinessType[]>;
  blogPosts(page: { pageNo: number; size: number }): Promise<BlogPost[]>;
  /** Not one of the six: looks one post up by id. `null` where the server has none. */
  blogPost(id: string): Promise<FoundPost | null>;
  planPrices(): Promise<PlanPrices[]>;
  sendContactMessage(message: Lead, idempotencyKey?: string): Promise<ContactReceipt>;
  applyAsAffiliate(application: AffiliateApplication, idempotencyKey?: string): Promise<void>;
}

/** A contact message without the business it is for: the client knows that one. */
export type Lead = Omit<ContactMessage, "businessId">;

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { api, admin, businessId, countryId, onSkip } = options;

  const list = async <T>(request: Request, item: z.ZodType<T>) =>
    readList(await answerOf(options, request), item, onSkip);

  return {
    businessTypes: () =>
      list(new Request(`${api}/admin/master/business/industry/sub/all`), businessTypeAnswer),

    blogPosts: ({ pageNo, size }) =>
      list(post(`${api}/business/blog/business`, { businessId, pageNo, size }), blogPostAnswer),

    async blogPost(id) {
      const response = await options.send(
        bounded(options, new Request(`${api}/business/blog/${encodeURIComponent(id)}`)),
      );
      const body = await bodyOf(response);
      if (response.status === 404) return null;
      if (!response.ok) throw readRefusal(response.status, body);
      const read = foundPostAnswer.safeParse(body);
      if (!read.success) throw new MalformedAnswer("expected one post under `data`");
      return read.data;
    },

    planPrices: () =>
      list(
        new Request(`${api}/business/subscription?${new URLSearchParams({ countryId })}`),
        planAnswer,
      ),

    async sendContactMessage({ context, ...lead }, idempotencyKey) {
      const body = { businessId, ...lead, ...(options.isOwnApi && context ? { context } : {}) };
      const request = post(`${api}/business/contact`, body, idempotencyKey);
      return contactMessageAnswer.parse(await answerOf(options, request));
    },

    async applyAsAffiliate({ context, ...application }, idempotencyKey) {
      const body = { ...application, ...(options.isOwnAdmin && context ? { context } : {}) };
      await answerOf(options, post(`${admin}/affiliate-partner/create`, body, idempotencyKey));
    },
  };
}

function post(url: string, body: unknown, idempotencyKey?: string): Request {
  return new Request(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
    },
    body: JSON.stringify(body),
  });
}

async function answerOf(options: ApiClientOptions, request: Request): Promise<unknown> {
  const response = await options.send(bounded(options, request));
  const body = await bodyOf(response);
  if (response.ok) return body;
  throw readRefusal(response.status, body, response.headers.get("retry-after") ?? undefined);
}

function bounded({ timeout }: ApiClientOptions, request: Request): Request {
  return new Request(request, { signal: AbortSignal.timeout(timeout) });
}

/** The body as JSON; null where it isn't any, which the readers then refuse by shape. */
async function bodyOf(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
