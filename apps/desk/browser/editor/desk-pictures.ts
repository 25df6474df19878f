import { readPicturePath } from "@angadi/contract/picture";

/** A picture stored on the desk: its URL and alt text. */
export interface DeskPicture {
  url: string;
  caption: string;
}

/** The result of a request: the picture or pictures, or why it failed. */
export type PictureResult<T> =
  | { is: "there"; value: T }
  | { is: "away" | "signed-out" }
  | RejectedUpload;
interface RejectedUpload {
  is: "refused";
  /** The message of the server's page. */
  problem: string;
}

/** Timeouts in milliseconds: for the list, and for the largest file on a slow connection. */
const LIST_TIMEOUT = 10_000;
const UPLOAD_TIMEOUT = 180_000;

/** Fetches the pictures of the page Pictures, newest first. */
export async function listPictures(): Promise<PictureResult<DeskPicture[]>> {
  const answer = await requestPictures({ headers: { Accept: "text/html" } }, LIST_TIMEOUT);
  return "is" in answer ? answer : { is: "there", value: parsePictures(answer.page) };
}

/** Uploads a file, like the form of the page Pictures. */
export async function addPicture(file: File, alt: string): Promise<PictureResult<DeskPicture>> {
  const body = new FormData();
  body.set("file", file);
  body.set("alt", alt);
  const answer = await requestPictures({ method: "POST", body }, UPLOAD_TIMEOUT);
  if ("is" in answer) return answer;
  const problem = answer.page.querySelector(".problem")?.textContent;
  if (problem) return { is: "refused", problem };
  const url = answer.url.searchParams.get("added") ?? "";
  return readPicturePath(url) ? { is: "there", value: { url, caption: alt } } : { is: "away" };
}

async function requestPictures(
  request: RequestInit,
  timeout: number,
): Promise<{ page: Document; url: URL } | { is: "away" | "signed-out" }> {
  try {
    const response = await fetch("/pictures", { ...request, signal: AbortSignal.timeout(timeout) });
    const url = new URL(response.url);
    if (url.pathname !== "/pictures" || response.status === 401) return { is: "signed-out" };
    if (!response.ok && response.status !== 422) return { is: "away" };
    return { page: new DOMParser().parseFromString(await response.text(), "text/html"), url };
  } catch {
    return { is: "away" };
  }
}

const parsePictures = (page: Document): DeskPicture[] =>
  [...page.querySelectorAll<HTMLImageElement>("[data-pictures] img")]
    .map((image) => ({ url: image.getAttribute("src") ?? "", caption: image.alt }))
    .filter(({ url }) => readPicturePath(url));
