import { type FormValues, MAX_FORM_BYTES, formValues } from "#contract/form-values.ts";
import type { HttpError } from "./http-error.ts";

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

const TOO_LARGE: HttpError = {
  status: 413,
  message: "That was more than this form can take. Please shorten it and send it again.",
};
const MALFORMED: HttpError = {
  status: 400,
  message: "That form did not arrive in one piece. Please go back and send it again.",
};

/** Reads a posted form: the one place that parses it, so that no action fails on a malformed one. */
export async function readForm(
  request: Request,
): Promise<{ values: FormValues } | { error: HttpError }> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.has(type.split(";")[0]?.trim().toLowerCase() ?? "")) return { error: MALFORMED };
  const body = await readUpTo(request, MAX_FORM_BYTES);
  if (!body) return { error: TOO_LARGE };
  try {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return { values: formValues(form) };
  } catch {
    return { error: MALFORMED };
  }
}

async function readUpTo(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > max) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > max) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
