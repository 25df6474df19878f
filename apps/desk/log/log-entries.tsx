import type { LogEntry } from "@angadi/desk-ports/log";
import { actionLabels, logCopy } from "../copy/log.ts";
import { Time } from "../layout/time.tsx";

/** Log entries as a list: who did what, and when. */
export function LogEntries({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <b>{entry.staffName}</b> · {actionLabels[entry.action] ?? entry.action}: {entry.subject}{" "}
          {describeChange(entry)} · <Time at={entry.at} />
        </li>
      ))}
    </ul>
  );
}

export function describeChange({ before, after }: LogEntry): string {
  if (before === null) return after ?? "";
  return `${before} → ${after ?? logCopy.noValue}`;
}
