import { PARTNER_ID } from "./hand-off.ts";

/**
 * Who sent the visitor (docs/partners.md). It runs inline at the top of each page, before anything
 * can be clicked: a partner's link is worth money to the partner, and the page's own code may be
 * seconds away. It is sent as text, so it may use nothing but its argument.
 */
interface PartnerRules {
  /** Base of the app, absolute or a path. */
  app: string;
  /** Source of the pattern that a partner's id matches. */
  pattern: string;
}

/** Key of the id in the local storage (specification, section 3), and of its end in ms beside it. */
function keepPartner({ app, pattern }: PartnerRules): void {
  const key = "partnerId";
  const endKey = "partnerIdExpires";
  const window60Days = 60 * 24 * 60 * 60 * 1000;
  const valid = new RegExp(pattern);
  const root = new URL(`${app}/`, location.href).href;
  let unstored: string | undefined;

  const capture = () => {
    const url = new URL(location.href);
    const given = [];
    for (const name of [key, "via", "ref"]) {
      given.push(url.searchParams.get(name));
      url.searchParams.delete(name);
    }
    if (given.every((value) => value === null)) return;
    history.replaceState(history.state, "", url);
    const partner = given.find((value) => value !== null && valid.test(value));
    if (!partner) return;
    try {
      localStorage.setItem(key, partner);
      localStorage.setItem(endKey, String(Date.now() + window60Days));
    } catch {
      unstored = partner;
    }
  };

  const partner = () => {
    try {
      const end = localStorage.getItem(endKey);
      if (end !== null && Date.now() >= Number(end)) {
        localStorage.removeItem(key);
        localStorage.removeItem(endKey);
      }
      const stored = localStorage.getItem(key);
      if (stored !== null && valid.test(stored)) return stored;
    } catch {}
    return unstored;
  };

  const completeLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.href.startsWith(root) || link.href === root) return;
    const url = new URL(link.href);
    const id = partner();
    if (id) url.searchParams.set(key, id);
    else url.searchParams.delete(key);
    if (url.href !== link.href) link.href = url.href;
  };

  capture();
  for (const type of ["pointerdown", "click", "contextmenu"]) {
    addEventListener(type, completeLink, true);
  }
  // A form that hands off has an empty field for the id.
  addEventListener("formdata", ({ formData }) => {
    if (formData.has(key)) formData.set(key, partner() ?? "");
  });
}

/** The script for pages whose app is at `app`. On the server only: the browser has run it by then. */
export const partnerScript = (app: string): string => {
  const rules = { app, pattern: PARTNER_ID.source } satisfies PartnerRules;
  return `(${keepPartner.toString()})(${JSON.stringify(rules).replaceAll("<", String.raw`\u003c`)})`;
};
