import { toDomainLabel } from "./domains.ts";

/** A link to look up a name manually. */
export interface LookUpLink {
  title: string;
  href: string;
}

/** Social networks, the start of their profile URLs, and the handle lengths they accept. */
const NETWORKS = [
  { title: "Instagram", profileUrl: "https://www.instagram.com/", minLength: 1, maxLength: 30 },
  { title: "X", profileUrl: "https://x.com/", minLength: 4, maxLength: 15 },
  { title: "YouTube", profileUrl: "https://www.youtube.com/@", minLength: 3, maxLength: 30 },
  { title: "Facebook", profileUrl: "https://www.facebook.com/", minLength: 5, maxLength: 50 },
];

/** Creates links to a name's profile, for the networks that accept a handle of its length. */
export function createHandleLinks(name: string): {
  handle: string;
  links: LookUpLink[];
  otherNetworks: string[];
} {
  const handle = toDomainLabel(name) ?? "";
  const isAccepted = ({ minLength, maxLength }: (typeof NETWORKS)[number]) =>
    handle.length >= minLength && handle.length <= maxLength;
  return {
    handle,
    links: NETWORKS.filter(isAccepted).map(({ title, profileUrl }) => ({
      title,
      href: profileUrl + handle,
    })),
    otherNetworks:
      handle === ""
        ? []
        : NETWORKS.filter((network) => !isAccepted(network)).map(({ title }) => title),
  };
}
