import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LEAVING_ATTRIBUTE, removeScrollPosition } from "./boot/scroll-position.ts";
import { supportBrowserTranslation } from "./boot/translated-text.ts";

removeScrollPosition();
supportBrowserTranslation();

// As a transition, hydration yields to the visitor's input.
if (!document.documentElement.hasAttribute(LEAVING_ATTRIBUTE)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
