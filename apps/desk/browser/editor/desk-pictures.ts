import { readPicturePath } from "@angadi/contract/picture";

/** A picture stored on the desk: its URL and alt text. */
export interface DeskPicture {
  url: string;
  caption: string;
}

/** The result of a request: the picture or pictures, or why it failed. */
export type Asked<T> = { is: "there"; value: T } | { is: "away" | "signed-out" } | Refused;
interface Refused {
  is: "refused";
  /** The message of the server's page. */
  problem: string;
}

/** Timeouts in milliseconds: for the list, and for the largest file on a slow connection. */
const LIST_TIMEOUT = 10_000;
const UPLOAD_TIMEOUT = 180_000;

/** Fetches the pictures of the page Pictures, newest first. */
export async function listPictures(): Promise<Asked<DeskPicture[]>> {
  const answer = await ask({ headers: { Accept: "text/html" } }, LIST_TIMEOUT);
  return "is" in answer ? answer : { is: "there", value: picturesIn(answer.page) };
}

/** Uploads a file, like the form of the page Pictures. */
export async function addPicture(file: File, alt: string): Promise<Asked<DeskPicture>> {
  const body = new FormData();
  body.set("file", file);
  body.set("alt", alt);
  const answer = await ask({ method: "POST", body }, UPLOAD_TIMEOUT);
  if ("is" in answer) return answer;
  const problem = answer.page.querySelector(".problem")?.textContent;
  if (problem) return { is: "refused", problem };
  const url = answer.url.searchParams.get("added") ?? "";
  return readPicturePath(url) ? { is: "there", value: { url, caption: alt } } : { is: "away" };
}

async function ask(
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

const picturesIn = (page: Document): DeskPicture[] =>
  [...page.querySelectorAll<HTMLImageElement>("[data-pictures] img")]
    .map((image) => ({ url: image.getAttribute("src") ?? "", caption: image.alt }))
    .filter(({ url }) => readPicturePath(url));
