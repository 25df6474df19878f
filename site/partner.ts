import { PARTNER_ID } from "#contract/partner-id.ts";

/** Key of the id in the local storage (specification, section 3), and of its end in ms beside it. */
const KEY = "partnerId";
const END_KEY = "partnerIdExpires";
const WINDOW = 60 * 24 * 60 * 60 * 1000;

/** The id where the browser refuses storage. */
let unstored: string | undefined;

/** Keeps the id that the address carries, and takes it out of the address. */
export function capturePartner(): void {
  const url = new URL(location.href);
  const given = [KEY, "via", "ref"].map((name) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  });
  if (given.some((value) => value !== null)) history.replaceState(history.state, "", url);
  const partner = given.find((value) => value && PARTNER_ID.test(value));
  if (!partner) return;
  try {
    localStorage.setItem(KEY, partner);
    localStorage.setItem(END_KEY, `${Date.now() + WINDOW}`);
  } catch {
    unstored = partner;
  }
}

function storedPartner(): string | undefined {
  try {
    const end = localStorage.getItem(END_KEY);
    if (end && Date.now() >= Number(end)) {
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
 * wait for the page's own code (docs/partners.md).
 */
export function tellPartner(app: string): void {
  const root = new URL(`${app}/`, location.href).href;
  const completeLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.href.startsWith(root) || link.href === root) return;
    const url = new URL(link.href);
    const id = storedPartner();
    if (id) url.searchParams.set(KEY, id);
    else url.searchParams.delete(KEY);
    if (url.href !== link.href) link.href = url.href;
  };
  for (const type of ["pointerdown", "click", "contextmenu"]) {
    addEventListener(type, completeLink, true);
  }
  // A form that hands off has an empty field for the id.
  addEventListener("formdata", ({ formData }) => {
    if (formData.has(KEY)) formData.set(KEY, storedPartner() ?? "");
  });
}
