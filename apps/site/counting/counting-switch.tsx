import { useId, useSyncExternalStore } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { createSavedValue } from "@angadi/ui/saved/saved-value";
import { Switch } from "@angadi/ui/switch/switch";
import { OPT_OUT_KEY, isTrackingRefused } from "./track.ts";

export interface CountingSwitchCopy {
  name: string;
  on: string;
  off: string;
  /** Shown if the browser refuses tracking on every site. */
  browser: string;
  noScript: string;
}

const savedOptOut = createSavedValue(OPT_OUT_KEY, {
  parse: (text) => text !== "",
  format: (isOff) => (isOff ? "1" : ""),
});

/** Turns counting off and on in this browser (apps/site/counting/track.ts). */
export function CountingSwitch({ copy }: { copy: CountingSwitchCopy }) {
  const id = useId();
  const isOff = useSyncExternalStore(savedOptOut.subscribe, savedOptOut.read, () => false);
  const isTrackingBlocked = useHydrated() && isTrackingRefused();
  return (
    <div>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      <Switch
        checked={!isOff}
        onChange={(isCounting) => savedOptOut.write(!isCounting)}
        aria-describedby={id}
      >
        {copy.name}
      </Switch>
      <p id={id} role="status">
        {isTrackingBlocked ? copy.browser : isOff ? copy.off : copy.on}
      </p>
    </div>
  );
}
