import { useId, useSyncExternalStore } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { createSavedValue } from "@angadi/ui/saved/saved-value";
import { Switch } from "@angadi/ui/switch/switch";
import { OPT_OUT_KEY, hasDoNotTrackSignal } from "./track.ts";

export interface CountingSwitchCopy {
  name: string;
  on: string;
  off: string;
  /** Shown if the browser asks every site not to track. */
  blocked: string;
  noScript: string;
}

const savedOptOut = createSavedValue(OPT_OUT_KEY, {
  parse: (text) => text !== "",
  format: (isOptedOut) => (isOptedOut ? "1" : ""),
});

/** Turns counting off and on in this browser (apps/site/counting/track.ts). */
export function CountingSwitch({ copy }: { copy: CountingSwitchCopy }) {
  const statusId = useId();
  const isOptedOut = useSyncExternalStore(savedOptOut.subscribe, savedOptOut.read, () => false);
  const isBlockedByBrowser = useHydrated() && hasDoNotTrackSignal();
  return (
    <div>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      <Switch
        checked={!isOptedOut}
        onChange={(isCounting) => savedOptOut.write(!isCounting)}
        aria-describedby={statusId}
      >
        {copy.name}
      </Switch>
      <p id={statusId} role="status">
        {isBlockedByBrowser ? copy.blocked : isOptedOut ? copy.off : copy.on}
      </p>
    </div>
  );
}
