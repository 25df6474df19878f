import { use } from "react";
import { NonceContext } from "./nonce.ts";

interface InlineScriptProps {
  /** Undefined in the browser: it has run there, and its text stays out of the bundle. */
  text: string | undefined;
  /** What the script finds in its element's data. */
  app?: string;
}

/** A script that runs as the document comes, before any file. */
export function InlineScript({ text = "", app }: InlineScriptProps) {
  const nonce = use(NonceContext);
  return (
    // Suppressed because the browser's side knows neither nonce nor text.
    <script
      nonce={nonce}
      data-app={app}
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}
