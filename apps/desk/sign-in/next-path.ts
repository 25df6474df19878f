/** The path on the desk that the parameter `next` names; "/" if it names none, or another site's. */
export function nextPath({ origin, searchParams }: URL): string {
  const next = searchParams.get("next") ?? "/";
  if (/\p{Cc}/u.test(next) || !URL.canParse(next, origin)) return "/";
  const target = new URL(next, origin);
  const path = target.pathname + target.search;
  // The path of `/.//host` is `//host`, which names another site again.
  return target.origin === origin && !path.startsWith("//") ? path : "/";
}
