import type { FormValues } from "@angadi/contract/form-values";
import type { Staff } from "@angadi/desk-ports/staff";
import { toLine } from "@angadi/contract/text";
import type { Ports } from "./ports.ts";

/** An authorized request (`apps/desk/request/access.ts`), as passed to a handler. */
export interface RequestContext {
  request: Request;
  url: URL;
  /** A path parameter, such as `id` in `/leads/:id`. */
  param(name: string): string;
  /**
   * Reads the posted form; throws an `HttpError` if it is malformed or longer than `maxBytes`, by
   * default `MAX_FORM_BYTES`.
   */
  readForm: (maxBytes?: number) => Promise<FormValues>;
  /** Reads a posted form with one file (`Ports.readUpload`). */
  readUpload: () => ReturnType<Ports["readUpload"]>;
  ports: Ports;
}

/** A request by a signed-in user. */
export interface StaffContext extends RequestContext {
  staff: Staff;
}

export type Handler<Context extends RequestContext = StaffContext> = (
  context: Context,
) => Promise<Response> | Response;

interface ErrorPageOptions {
  /** The page's title; by default the title of the status. */
  title?: string;
  /** A page to continue with, in addition to Today. */
  link?: { href: string; text: string };
}

/** Ends a request with an error page; the message says what happened and what to do next. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly page: ErrorPageOptions;

  constructor(status: number, message: string, page: ErrorPageOptions = {}) {
    super(message);
    this.status = status;
    this.page = page;
  }
}

/** True for a request of the desk's own script, which reads JSON instead of a page. */
export const wantsJson = ({ request }: RequestContext): boolean =>
  request.headers.get("accept") === "application/json";

/** Redirects after a POST, so that a reload does not submit again. */
export function redirect(path: string, cookies: readonly string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { Location: path } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** The flash message that the query names: `redirect("/types?done=saved")`. */
export function readMessage(
  { searchParams }: URL,
  messages: Readonly<Record<string, string>>,
): string | undefined {
  const name = searchParams.get("done") ?? "";
  return Object.hasOwn(messages, name) ? messages[name] : undefined;
}

/** Reads a form field as one line of text. */
export const readFormField = (values: FormValues, name: string) => toLine(values.get(name) ?? "");
