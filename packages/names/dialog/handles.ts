import { toDomainLabel } from "./domains.ts";

/** A link to look up a name manually. */
export interface LookUpLink {
  title: string;
  href: string;
}

/** Social networks, their profile URLs and the handle lengths they accept. */
const NETWORKS = [
  { title: "Instagram", base: "https://www.instagram.com/", minLength: 1, maxLength: 30 },
  { title: "X", base: "https://x.com/", minLength: 4, maxLength: 15 },
  { title: "YouTube", base: "https://www.youtube.com/@", minLength: 3, maxLength: 30 },
  { title: "Facebook", base: "https://www.facebook.com/", minLength: 5, maxLength: 50 },
];

/** The profile link for a name at each network that accepts a handle of its length. */
export function makeHandles(name: string): {
  handle: string;
  links: LookUpLink[];
  others: string[];
} {
  const handle = toDomainLabel(name) ?? "";
  const fits = ({ minLength, maxLength }: (typeof NETWORKS)[number]) =>
    handle.length >= minLength && handle.length <= maxLength;
  return {
    handle,
    links: NETWORKS.filter(fits).map(({ title, base }) => ({ title, href: base + handle })),
    others:
      handle === "" ? [] : NETWORKS.filter((network) => !fits(network)).map(({ title }) => title),
  };
}
