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
   * The posted form; throws an `HttpError` if it is malformed or longer than `maxBytes`, by default
   * `MAX_FORM_BYTES`.
   */
  form: (maxBytes?: number) => Promise<FormValues>;
  /** The same with one file: `Ports.readUpload`. */
  upload: () => ReturnType<Ports["readUpload"]>;
  ports: Ports;
}

/** A request by a signed-in user. */
export interface StaffContext extends RequestContext {
  staff: Staff;
}

export type Handler<Context extends RequestContext = StaffContext> = (
  context: Context,
) => Promise<Response> | Response;

/** Ends a request in an error page; the message says what happened and what to do next. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
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

/** The message for the last action, named in the query: `redirect("/types?done=saved")`. */
export function readMessage(
  { searchParams }: URL,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  const name = searchParams.get("done") ?? "";
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** A form field's text, as one line. */
export const readField = (values: FormValues, name: string) => toLine(values.get(name) ?? "");
