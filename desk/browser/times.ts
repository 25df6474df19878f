const FULL = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });
const WITH_ZONE = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeStyle: "long" });

/** Turns the times below a node, which the server writes in UTC, into the reader's zone. */
export function localTimes(root: ParentNode): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const at = new Date(time.dateTime);
    time.textContent = FULL.format(at);
    time.title = WITH_ZONE.format(at);
  }
}
