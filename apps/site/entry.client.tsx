import { StrictMode, startTransition, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LEAVING_ATTRIBUTE, removeScrollPosition } from "./boot/scroll-position.ts";
import { supportBrowserTranslation } from "./boot/translated-text.ts";

removeScrollPosition();
supportBrowserTranslation();

const pending = new Promise<never>(() => undefined);

/** Suspends while the browser leaves for another page, because the URL is already that page's. */
function Site() {
  if (document.documentElement.hasAttribute(LEAVING_ATTRIBUTE)) use(pending);
  return <HydratedRouter />;
}

// As a transition, hydration yields to the visitor's input.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});
