import { use } from "react";
import { NonceContext } from "./nonce.ts";

interface InlineScriptProps {
  /** Undefined in the browser, where it has already run, to keep its text out of the bundle. */
  text: string | undefined;
  /** Passed to the script in `data-app`. */
  app?: string;
}

/** A script that runs while the document is parsed, before any file loads. */
export function InlineScript({ text = "", app }: InlineScriptProps) {
  const nonce = use(NonceContext);
  return (
    // Suppressed because the client knows neither nonce nor text.
    <script
      nonce={nonce}
      data-app={app}
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}
