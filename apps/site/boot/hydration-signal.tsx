import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { type FollowedField, followField, listChangedFields } from "./early-input.ts";
import { reloadFailedNavigations } from "./failed-navigations.ts";
import { HYDRATED_EVENT, type Press } from "./hydrated-event.ts";
import { rememberPage } from "./rebuilt-page.ts";

let hasSignalled = false;

interface EarlyActs {
  fields: readonly FollowedField[];
  press: Press;
}

/**
 * Hands over to React what visitors did before hydration: first what they typed and chose, then
 * their presses of held controls. It waits for the render after hydration, which adds controls and
 * values read from the browser's storage. Typed texts are also passed on immediately: otherwise that
 * render would empty a field while somebody is typing in it.
 */
export function HydrationSignal() {
  const [restorePage] = useState(() =>
    import.meta.env.SSR || hasSignalled ? null : rememberPage(),
  );
  const isSettled = useHydrated();
  const early = useRef<EarlyActs>(undefined);
  useLayoutEffect(() => {
    if (!restorePage || early.current) return;
    const find = restorePage(passLate);
    const fields = listChangedFields().map(followField);
    early.current = { fields, press: (control) => press(find(control)) };
    // After React's commit, and before the next key press.
    queueMicrotask(() => {
      for (const field of fields) field.passText();
    });
  }, [restorePage]);
  useEffect(reloadFailedNavigations, []);
  useEffect(() => {
    if (!isSettled || hasSignalled || !early.current) return;
    hasSignalled = true;
    // Outside of React's own work, like real user input.
    setTimeout(handOver, 0, early.current);
  }, [isSettled]);
  return null;
}

/** For a field that React builds again after hydration. */
function passLate(element: HTMLElement): void {
  if (!element.matches("input,select,textarea")) return;
  const field = followField(element as HTMLInputElement);
  field.passText();
  field.passChoice();
  field.stop();
}

function handOver({ fields, press }: EarlyActs): void {
  document.documentElement.dataset["live"] = "";
  for (const field of fields) {
    field.passText();
    field.stop();
  }
  for (const field of fields) field.passChoice();
  dispatchEvent(new CustomEvent(HYDRATED_EVENT, { detail: press }));
  performance.mark(HYDRATED_EVENT);
}

const FOCUSABLE = "a,button,input,select,textarea,summary";

/** Presses a control, or the one in it. */
function press(control: HTMLElement | null): void {
  if (!control) return;
  control.ariaBusy = null;
  const target = control.matches(FOCUSABLE)
    ? control
    : (control.querySelector<HTMLElement>(FOCUSABLE) ?? control);
  target.focus({ preventScroll: true });
  target.click();
}
