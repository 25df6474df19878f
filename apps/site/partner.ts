import { PARTNER_ID } from "@angadi/contract/partner-id";

/** Key of the id in the local storage (specification, section 3), and of its end in ms beside it. */
const KEY = "partnerId";
const END_KEY = "partnerIdExpires";
const WINDOW = 60 * 24 * 60 * 60 * 1000;

/** The id where the browser refuses storage. */
let unstored: string | undefined;

/** Keeps the id that the address carries, and takes it out of the address. */
export function capturePartner(): void {
  const url = new URL(location.href);
  let partner: string | undefined;
  // The first valid one counts, so it comes last.
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

/** The id of the partner who sent the visitor, while it counts. */
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
 * Tells the app (based at `app`, absolute or a path) who sent the visitor: in each link and form at
 * the moment it is followed or sent. A partner's link is worth money to the partner, so it does not
 * wait for the page's own code (docs/partners.md). `track` hears of each link that is followed: its path,
 * and the names of its parameters.
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
  // A form that hands off has an empty field for the id.
  addEventListener("formdata", ({ formData }) => {
    if (formData.has(KEY)) formData.set(KEY, storedPartner() ?? "");
  });
}
