import { toDomainLabel } from "./domains.ts";

/** A place to look a name up by hand. */
export interface LookUpLink {
  title: string;
  href: string;
}

/** Networks, how an address of theirs is made, and what length they take. */
const NETWORKS = [
  { title: "Instagram", base: "https://www.instagram.com/", least: 1, most: 30 },
  { title: "X", base: "https://x.com/", least: 4, most: 15 },
  { title: "YouTube", base: "https://www.youtube.com/@", least: 3, most: 30 },
  { title: "Facebook", base: "https://www.facebook.com/", least: 5, most: 50 },
];

/** The profile that would bear the name, at each network that takes a handle of its length. */
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
    others: handle === "" ? [] : NETWORKS.filter((one) => !fits(one)).map(({ title }) => title),
  };
}
