import { PARTNER_ID } from "@angadi/contract/partner-id";

/** `localStorage` key of the id (specification, section 3), and of its expiry in milliseconds. */
const KEY = "partnerId";
const EXPIRY_KEY = "partnerIdExpires";
const LIFETIME_MS = 60 * 24 * 60 * 60 * 1000;

/** The partner ID, if the browser blocks storage. */
let unsavedPartnerId: string | undefined;

/** Stores the partner ID from the URL, and removes it from the URL. */
export function capturePartner(): void {
  const url = new URL(location.href);
  let partnerId: string | undefined;
  // The last valid one is stored, so the names are in ascending order of priority.
  for (const name of ["ref", "via", KEY]) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
    if (PARTNER_ID.test(value)) partnerId = value;
  }
  if (!partnerId) return;
  try {
    localStorage.setItem(KEY, partnerId);
    localStorage.setItem(EXPIRY_KEY, `${Date.now() + LIFETIME_MS}`);
  } catch {
    unsavedPartnerId = partnerId;
  }
}

/** Returns the id of the referring partner, until it expires. */
export function readPartnerId(): string | undefined {
  try {
    const expiry = localStorage.getItem(EXPIRY_KEY);
    if (expiry && Date.now() >= +expiry) {
      localStorage.removeItem(KEY);
      localStorage.removeItem(EXPIRY_KEY);
    }
    const storedId = localStorage.getItem(KEY);
    if (storedId && PARTNER_ID.test(storedId)) return storedId;
  } catch {}
  return unsavedPartnerId;
}

/**
 * Adds the partner ID to each link and form to the app (based at `appUrl`, absolute or a path), at
 * the moment it is followed or submitted. Partners are paid for their links, so this does not wait
 * for hydration (docs/partners.md). `track` is called for each followed link with its path and the
 * names of its parameters.
 */
export function addPartnerToAppLinks(
  appUrl: string,
  track: (kind: "leave", path: string, names: string[]) => void,
): void {
  const appRoot = new URL(`${appUrl}/`, origin).href;
  const addPartner = ({ target, type }: Event) => {
    const link = (target as Element).closest?.("a");
    if (!link?.href.startsWith(appRoot)) return;
    const query = new URLSearchParams(link.search);
    if (type === "click") track("leave", link.pathname, [...query.keys()]);
    if (link.href === appRoot) return;
    const id = readPartnerId();
    if (id) query.set(KEY, id);
    else query.delete(KEY);
    link.search = String(query);
  };
  for (const type of ["pointerdown", "click", "contextmenu"]) {
    addEventListener(type, addPartner, true);
  }
  // Forms that lead to the app have an empty field for the id.
  addEventListener("formdata", ({ formData }) => {
    if (formData.has(KEY)) formData.set(KEY, readPartnerId() ?? "");
  });
}
