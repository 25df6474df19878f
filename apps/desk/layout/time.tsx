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
