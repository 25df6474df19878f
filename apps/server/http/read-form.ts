import { type FormValues, MAX_FORM_BYTES, toFormValues } from "@angadi/contract/form-values";
import { MAX_UPLOAD_BYTES } from "@angadi/contract/picture";
import type { PageError } from "./page-error.ts";

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

const TOO_LARGE: PageError = {
  status: 413,
  message:
    "This is more than the form can take, so nothing was saved. Please shorten it and send it again.",
};
const MALFORMED: PageError = {
  status: 400,
  message: "The form arrived incomplete, so nothing was saved. Please go back and send it again.",
};

/** Parses a posted form. */
export async function readForm(
  request: Request,
  maxBytes = MAX_FORM_BYTES,
): Promise<{ values: FormValues } | { error: PageError }> {
  const result = await readFormData(request, maxBytes);
  return "error" in result ? result : { values: toFormValues(result.form) };
}

/** Like `readForm`, with the form's files. */
export async function readFormData(
  request: Request,
  maxBytes: number,
): Promise<{ form: FormData } | { error: PageError }> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.has(type.split(";")[0]?.trim().toLowerCase() ?? "")) return { error: MALFORMED };
  const body = await readUpTo(request, maxBytes);
  if (!body) return { error: TOO_LARGE };
  try {
    return { form: await new Response(body, { headers: { "Content-Type": type } }).formData() };
  } catch {
    return { error: MALFORMED };
  }
}

/** Parses a form with a file in the field `file`, which is undefined if none was chosen. */
export async function readUpload(
  request: Request,
): Promise<
  | { values: FormValues; file: { name: string; bytes: Uint8Array } | undefined }
  | { error: PageError }
> {
  const result = await readFormData(request, MAX_UPLOAD_BYTES + MAX_FORM_BYTES);
  if ("error" in result) return result;
  const file = result.form.get("file");
  const values = toFormValues(result.form);
  if (!(file instanceof File) || file.size === 0) return { values, file: undefined };
  if (file.size > MAX_UPLOAD_BYTES) return { error: TOO_LARGE };
  return { values, file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } };
}

async function readUpTo(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
