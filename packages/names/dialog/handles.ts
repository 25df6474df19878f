import { toDomainLabel } from "./domains.ts";

/** A link to look up a name manually. */
export interface LookUpLink {
  title: string;
  href: string;
}

/** Social networks, their profile URLs and the handle lengths they accept. */
const NETWORKS = [
  { title: "Instagram", base: "https://www.instagram.com/", least: 1, most: 30 },
  { title: "X", base: "https://x.com/", least: 4, most: 15 },
  { title: "YouTube", base: "https://www.youtube.com/@", least: 3, most: 30 },
  { title: "Facebook", base: "https://www.facebook.com/", least: 5, most: 50 },
];

/** The profile link for a name at each network that accepts a handle of its length. */
export function makeHandles(name: string): {
  handle: string;
  links: LookUpLink[];
  others: string[];
} {
  const handle = toDomainLabel(name) ?? "";
  const fits = ({ least, most }: (typeof NETWORKS)[number]) =>
    handle.length >= least && handle.length <= most;
  return {
    handle,
    links: NETWORKS.filter(fits).map(({ title, base }) => ({ title, href: base + handle })),
    others:
      handle === "" ? [] : NETWORKS.filter((network) => !fits(network)).map(({ title }) => title),
  };
}
