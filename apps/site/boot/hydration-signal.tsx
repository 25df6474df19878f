import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { type FollowedField, followField, listChangedFields } from "./early-input.ts";
import { reloadFailedNavigations } from "./failed-navigations.ts";
import { HYDRATED_EVENT, type Press } from "./hydrated-event.ts";
import { rememberPage } from "./rebuilt-page.ts";
import { LEAVING_ATTRIBUTE } from "./scroll-position.ts";

let hasSignalled = false;

interface EarlyInput {
  fields: readonly FollowedField[];
  press: Press;
}

/**
 * Replays for React what visitors did before hydration: first what they typed and chose, then their
 * presses of held controls. It waits for the render after hydration, which adds controls and values
 * read from the browser's storage. Typed text is also replayed immediately: otherwise that render
 * would empty a field while somebody is typing in it.
 */
export function HydrationSignal() {
  const [restorePage] = useState(() =>
    import.meta.env.SSR || hasSignalled ? null : rememberPage(),
  );
  const isHydrated = useHydrated();
  const earlyInput = useRef<EarlyInput>(undefined);
  useLayoutEffect(() => {
    if (!restorePage || earlyInput.current) return;
    const findSuccessor = restorePage(replayLateField);
    const fields = listChangedFields().map(followField);
    earlyInput.current = { fields, press: (control) => press(findSuccessor(control)) };
    // After React's commit, and before the next key press.
    queueMicrotask(() => {
      for (const field of fields) field.replayText();
    });
  }, [restorePage]);
  useEffect(reloadFailedNavigations, []);
  useEffect(() => {
    if (!isHydrated || hasSignalled || !earlyInput.current) return;
    hasSignalled = true;
    // Outside of React's own work, like real user input.
    setTimeout(replayEarlyInput, 0, earlyInput.current);
  }, [isHydrated]);
  return null;
}

/** Replays the input of a field that React rebuilds after hydration. */
function replayLateField(element: HTMLElement): void {
  if (!element.matches("input,select,textarea")) return;
  const field = followField(element as HTMLInputElement);
  field.replayText();
  field.replayChoice();
  field.stop();
}

function replayEarlyInput({ fields, press }: EarlyInput): void {
  // The history entry is already the next page's, which needs what is stored in it.
  if (document.documentElement.hasAttribute(LEAVING_ATTRIBUTE)) return;
  document.documentElement.dataset["hydrated"] = "";
  for (const field of fields) {
    field.replayText();
    field.stop();
  }
  for (const field of fields) field.replayChoice();
  dispatchEvent(new CustomEvent(HYDRATED_EVENT, { detail: press }));
  performance.mark(HYDRATED_EVENT);
}

const FOCUSABLE_SELECTOR = "a,button,input,select,textarea,summary";

/** Presses a control, or the first focusable element in it. */
function press(control: HTMLElement | null): void {
  if (!control) return;
  control.ariaBusy = null;
  const target = control.matches(FOCUSABLE_SELECTOR)
    ? control
    : (control.querySelector<HTMLElement>(FOCUSABLE_SELECTOR) ?? control);
  target.focus({ preventScroll: true });
  target.click();
}
