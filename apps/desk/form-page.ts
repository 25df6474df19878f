import { ROUTES } from "./request/access.ts";

/** The path segments of all GET routes. */
const PAGE_PATHS = ROUTES.filter((route) => route.startsWith("GET ")).map((route) =>
  route.slice("GET ".length).split("/"),
);

const isPage = (segments: readonly string[]) =>
  PAGE_PATHS.some(
    (page) =>
      page.length === segments.length &&
      page.every((part, index) => part.startsWith(":") || part === segments[index]),
  );

/**
 * Returns the page to go back to after a failed POST: the referring page, or its nearest parent
 * with a GET route, because a rejected form is rendered at the URL that it was posted to.
 */
export function findFormPage({ url, headers }: Pick<Request, "url" | "headers">): string {
  const referrer = headers.get("referer") ?? "";
  const requestUrl = new URL(url);
  const referrerUrl = URL.canParse(referrer) ? new URL(referrer) : requestUrl;
  const { pathname, search } = referrerUrl.host === requestUrl.host ? referrerUrl : requestUrl;
  const segments = pathname.split("/");
  if (isPage(segments)) return pathname + search;
  while (segments.length > 2) {
    segments.pop();
    if (isPage(segments)) return segments.join("/");
  }
  return "/";
}
