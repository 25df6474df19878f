/** A reason to refuse a request before the router sees it; the message is for people. */
export interface Refusal {
  status: number;
  message: string;
}

/** Bytes. */
const MAX_BODY = 64 * 1024;
const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

const TOO_LARGE: Refusal = {
  status: 413,
  message: "That was more than this form can take. Please shorten it and send it again.",
};
const MALFORMED: Refusal = {
  status: 400,
  message: "That form did not arrive in one piece. Please go back and send it again.",
};

/**
 * Reads a form post whole and checks that it can be parsed: the router would fail with a 500 on a
 * malformed one. Gives the request to pass on, or the refusal.
 */
export async function readForm(request: Request): Promise<Request | Refusal> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_TYPES.has(type)) return MALFORMED;
  const body = await readUpTo(request, MAX_BODY);
  if (!body) return TOO_LARGE;
  const whole = () => new Request(request, { body, duplex: "half" } as RequestInit);
  try {
    await whole().formData();
  } catch {
    return MALFORMED;
  }
  return whole();
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
