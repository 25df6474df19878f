import type { DeskPicture } from "../../pictures/desk-picture.ts";

/** The result of a request: the picture or pictures, or why it failed. */
export type PictureResult<T> =
  | { is: "ok"; value: T }
  | { is: "unreachable" | "signed-out" }
  | { is: "rejected"; problem: string };

/** Timeouts in milliseconds for the list, and for the largest file on a slow connection. */
const LIST_TIMEOUT_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 180_000;

/** Fetches the newest pictures. */
export const fetchPictures = () => requestPictures<DeskPicture[]>({}, LIST_TIMEOUT_MS);

/** Uploads a file, like the form on the Pictures page. */
export function uploadPicture(file: File, alt: string): Promise<PictureResult<DeskPicture>> {
  const body = new FormData();
  body.set("file", file);
  body.set("alt", alt);
  return requestPictures<DeskPicture>({ method: "POST", body }, UPLOAD_TIMEOUT_MS);
}

async function requestPictures<T>(init: RequestInit, timeoutMs: number): Promise<PictureResult<T>> {
  try {
    const response = await fetch("/pictures", {
      ...init,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401 || response.redirected) return { is: "signed-out" };
    if (response.status === 422) return { is: "rejected", ...(await response.json()) };
    return response.ok ? { is: "ok", value: await response.json() } : { is: "unreachable" };
  } catch {
    return { is: "unreachable" };
  }
}
