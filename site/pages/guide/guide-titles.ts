import type { GuideLink } from "../../sections/guide-links/guide-links.tsx";

/** The guides whose title holds the typed text, whatever its capitals; none for no text. */
export function guidesTitled(guides: readonly GuideLink[], q: string): GuideLink[] {
  const wanted = q.trim().toLowerCase();
  if (wanted === "") return [];
  return guides.filter(({ title }) => title.toLowerCase().includes(wanted));
}
