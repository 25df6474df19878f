import type { FailingJobs } from "@angadi/desk-ports/jobs";
import { jobsCopy as copy } from "../copy/jobs.ts";
import { Time } from "../layout/time.tsx";

/** The kinds of jobs that are failing, and why; renders nothing if none is. */
export function FailingNotice({
  failing,
  href,
}: {
  failing: readonly FailingJobs[];
  href?: string | undefined;
}) {
  if (failing.length === 0) return undefined;
  return (
    <div className="notice error-notice" role="alert">
      {failing.map(({ kind, error, count, oldestQueuedAt }) => (
        <p key={`${kind} ${error}`}>
          <b>{copy.getKindLabel(kind)}</b>: {error} {copy.failing.pending(count)}{" "}
          <Time at={oldestQueuedAt} />
        </p>
      ))}
      <p>
        {copy.failing.retrying} {href && <a href={href}>{copy.title}</a>}
      </p>
    </div>
  );
}
