import { ROUTES } from "./request/access.ts";

const PAGES = ROUTES.filter((route) => route.startsWith("GET ")).map((route) =>
  route.slice("GET ".length).split("/"),
);

const isPage = (segments: readonly string[]) =>
  PAGES.some(
    (page) =>
      page.length === segments.length &&
      page.every((part, index) => part.startsWith(":") || part === segments[index]),
  );

/**
 * The page with the form that a request posts, to go back to: the one it came from, or the nearest
 * above it, because a refused form is rendered at its own URL.
 */
export function findFormPage({ url, headers }: Pick<Request, "url" | "headers">): string {
  const referrer = headers.get("referer") ?? "";
  const own = new URL(url);
  const from = URL.canParse(referrer) ? new URL(referrer) : own;
  const { pathname, search } = from.host === own.host ? from : own;
  const segments = pathname.split("/");
  if (isPage(segments)) return pathname + search;
  while (segments.length > 2) {
    segments.pop();
    if (isPage(segments)) return segments.join("/");
  }
  return "/";
}
