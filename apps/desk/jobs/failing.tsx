import type { FailingJobs } from "@angadi/desk-ports/jobs";
import { jobs as copy } from "../copy/jobs.ts";
import { Time } from "../layout/time.tsx";

/** The kinds of jobs that fail at present, and why; renders nothing if none does. */
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
      {failing.map(({ kind, error, count, since }) => (
        <p key={`${kind} ${error}`}>
          <b>{copy.getKindLabel(kind)}</b>: {error} {copy.failing.waiting(count)}{" "}
          <Time at={since} />
        </p>
      ))}
      <p>
        {copy.failing.retried} {href && <a href={href}>{copy.title}</a>}
      </p>
    </div>
  );
}
