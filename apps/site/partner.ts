import { PARTNER_ID } from "@angadi/contract/partner-id";

/** `localStorage` key of the id (specification, section 3); the next key has its expiry in ms. */
const KEY = "partnerId";
const END_KEY = "partnerIdExpires";
const WINDOW = 60 * 24 * 60 * 60 * 1000;

/** The id, if the browser blocks storage. */
let unstored: string | undefined;

/** Stores the partner ID from the URL, and removes it from the URL. */
export function capturePartner(): void {
  const url = new URL(location.href);
  let partner: string | undefined;
  // The first valid one wins, so it is checked last.
  for (const name of ["ref", "via", KEY]) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
    if (PARTNER_ID.test(value)) partner = value;
  }
  if (!partner) return;
  try {
    localStorage.setItem(KEY, partner);
    localStorage.setItem(END_KEY, `${Date.now() + WINDOW}`);
  } catch {
    unstored = partner;
  }
}

/** The id of the referring partner, until it expires. */
export function storedPartner(): string | undefined {
  try {
    const end = localStorage.getItem(END_KEY);
    if (end && Date.now() >= +end) {
      localStorage.removeItem(KEY);
      localStorage.removeItem(END_KEY);
    }
    const stored = localStorage.getItem(KEY);
    if (stored && PARTNER_ID.test(stored)) return stored;
  } catch {}
  return unstored;
}

/**
 * Adds the partner ID to each link and form to the app (based at `app`, absolute or a path), at the
 * moment it is followed or submitted. Partners are paid for their links, so this does not wait for
 * hydration (docs/partners.md). `tell` is called for each followed link with its path and the names
 * of its parameters.
 */
export function tellPartner(
  app: string,
  tell: (kind: "leave", path: string, names: string[]) => void,
): void {
  const root = new URL(`${app}/`, origin).href;
  const completeLink = ({ target, type }: Event) => {
    const link = (target as Element).closest?.("a");
    if (!link?.href.startsWith(root)) return;
    const query = new URLSearchParams(link.search);
    if (type === "click") tell("leave", link.pathname, [...query.keys()]);
    if (link.href === root) return;
    const id = storedPartner();
    if (id) query.set(KEY, id);
    else query.delete(KEY);
    link.search = String(query);
  };
  for (const type of ["pointerdown", "click", "contextmenu"]) {
    addEventListener(type, completeLink, true);
  }
  // Forms that hand off have an empty field for the id.
  addEventListener("formdata", ({ formData }) => {
    if (formData.has(KEY)) formData.set(KEY, storedPartner() ?? "");
  });
}
