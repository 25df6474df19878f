const DATE_TIME_FORMAT = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** A date and time: in UTC, or in the reader's time zone once the script runs. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} data-local="">
      {`${DATE_TIME_FORMAT.format(new Date(at))} UTC`}
    </time>
  );
}

/** A day such as `2026-11-02`: the children, or the reader's format once the script runs. */
export function DeskDay({ at, children = at }: { at: string; children?: string }) {
  return (
    <time dateTime={at} data-local="day">
      {children}
    </time>
  );
}
