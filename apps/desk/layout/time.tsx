const FULL = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** A moment: UTC in the HTML, the reader's time zone once the script runs. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} data-local="">
      {`${FULL.format(new Date(at))} UTC`}
    </time>
  );
}

/** A day, as `2026-11-02`: as the reader writes it once the script runs, until then the children. */
export function Day({ at, children = at }: { at: string; children?: string }) {
  return (
    <time dateTime={at} data-local="day">
      {children}
    </time>
  );
}
