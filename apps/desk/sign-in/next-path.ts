/** Returns the path in the parameter `next`; "/" if it is missing or leads to another site. */
export function getNextPath({ origin, searchParams }: URL): string {
  const next = searchParams.get("next") ?? "/";
  if (/\p{Cc}/u.test(next) || !URL.canParse(next, origin)) return "/";
  const target = new URL(next, origin);
  const path = target.pathname + target.search;
  // The path of `/.//host` is `//host`, which names another site again.
  return target.origin === origin && !path.startsWith("//") ? path : "/";
}
