import type { FormValues } from "@angadi/contract/form-values";
import type { Staff } from "@angadi/contract/desk/staff";
import type { Ports } from "./ports.ts";

/** A request that was let through (`apps/desk/access.ts`), as a page's code sees it. */
export interface RequestContext {
  request: Request;
  url: URL;
  /** A part of the path, such as `id` of `/leads/:id`. */
  param(name: string): string;
  /** The posted form; a malformed one ends in an error page before the caller goes on. */
  form(): Promise<FormValues>;
  ports: Ports;
}

/** One by somebody who is signed in. */
export interface StaffContext extends RequestContext {
  staff: Staff;
}

export type Handler<A extends RequestContext = StaffContext> = (
  context: A,
) => Promise<Response> | Response;

/** Why a request ends in an error page: what happened, and what to do now. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** After a POST: the browser asks for this page, so that reloading repeats nothing. */
export function redirect(path: string, cookies: readonly string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { Location: path } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Activity on the page before, which names it in the address: `redirect("/types?done=saved")`. */
export function flashMessage(
  { searchParams }: URL,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  const name = searchParams.get("done") ?? "";
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** A text of a form, without the space around it. */
export const fieldText = (values: FormValues, name: string) => (values.get(name) ?? "").trim();
