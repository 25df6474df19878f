import type { FailingJobs } from "@angadi/desk-ports/jobs";
import { jobs as copy } from "../copy/jobs.ts";
import { Time } from "../layout/time.tsx";

/** Says what does not get through, and why; renders nothing if all does. */
export function FailingNotice({
  failing,
  href,
}: {
  failing: readonly FailingJobs[];
  href?: string | undefined;
}) {
  if (failing.length === 0) return undefined;
  return (
    <div className="notice bad-notice" role="alert">
      {failing.map(({ kind, error, count, since }) => (
        <p key={`${kind} ${error}`}>
          <b>{copy.nameKind(kind)}</b>: {error} {copy.failing.waiting(count)} <Time at={since} />
        </p>
      ))}
      <p>
        {copy.failing.retried} {href && <a href={href}>{copy.title}</a>}
      </p>
    </div>
  );
}
