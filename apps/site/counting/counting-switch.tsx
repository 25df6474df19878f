import { useId, useSyncExternalStore } from "react";
import { savedValue } from "@angadi/ui/saved/saved-value";
import { Switch } from "@angadi/ui/switch/switch";
import { COUNTING_OFF, browserRefuses } from "./track.ts";

export interface CountingSwitchCopy {
  name: string;
  on: string;
  off: string;
  /** Shown if the browser refuses tracking on every site. */
  browser: string;
  noScript: string;
}

const turnedOff = savedValue(COUNTING_OFF, {
  parse: (text) => text !== "",
  format: (isOff) => (isOff ? "1" : ""),
});

const never = () => () => undefined;
const no = () => false;

/** Turns counting off and on in this browser (apps/site/counting/track.ts). */
export function CountingSwitch({ copy }: { copy: CountingSwitchCopy }) {
  const id = useId();
  const isOff = useSyncExternalStore(turnedOff.subscribe, turnedOff.read, no);
  const isRefused = useSyncExternalStore(never, () => browserRefuses() ?? false, no);
  return (
    <div>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      <Switch
        checked={!isOff}
        onChange={(counts) => turnedOff.write(!counts)}
        aria-describedby={id}
      >
        {copy.name}
      </Switch>
      <p id={id} role="status">
        {isRefused ? copy.browser : isOff ? copy.off : copy.on}
      </p>
    </div>
  );
}
