const FULL = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** A moment. In the HTML it stands in UTC; the bundle turns it into the reader's zone. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} data-local="">
      {`${FULL.format(new Date(at))} UTC`}
    </time>
  );
}
