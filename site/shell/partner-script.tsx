import { use } from "react";
import { NonceContext } from "../nonce.ts";
import { partnerScript } from "../partner.ts";

/** Remembers who sent the visitor, and tells the app; inline, because it must be there first. */
export function PartnerScript({ appUrl }: { appUrl: string }) {
  const nonce = use(NonceContext);
  // In the browser it has run already; there its text stays out of the bundle.
  const script = import.meta.env.SSR ? partnerScript(appUrl) : "";
  return (
    // Suppressed because the browser's side knows neither nonce nor text.
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
  );
}
