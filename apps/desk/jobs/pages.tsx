import { type FailedJob, MAX_LISTED_JOBS, type JobCounts } from "@angadi/desk-ports/jobs";
import {
  type Handler,
  HttpError,
  type StaffContext,
  flashMessage,
  redirect,
} from "../request/request-context.ts";
import { jobs as copy } from "../copy/jobs.ts";
import { FailingNotice } from "./failing.tsx";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { renderPage } from "../layout/document.tsx";
import { Time } from "../layout/time.tsx";

export const jobPages = {
  "GET /jobs": page,
  "POST /jobs": async ({ ports, staff }) => {
    await ports.jobs.retryAll(staff);
    return redirect("/jobs?done=all-retried");
  },
  "POST /jobs/:id": async (context) => {
    const retried = await context.ports.jobs.retry(context.staff, context.param("id"));
    if (!retried) throw new HttpError(409, copy.gone);
    return redirect("/jobs?done=retried");
  },
} satisfies Record<string, Handler>;

async function page({ ports, staff, url }: StaffContext): Promise<Response> {
  const counts = await ports.jobs.counts();
  const failed = await ports.jobs.failed();
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/jobs",
    done: flashMessage(url, copy.done),
    children: (
      <>
        <p className="hint lines">{copy.explanation}</p>
        {!ports.canMail && <p className="notice bad-notice">{copy.noMailServer}</p>}
        <FailingNotice failing={await ports.jobs.failing()} />
        <section className="part">
          <h2>{copy.failed.heading}</h2>
          {failed.length === 0 ? (
            <p className="empty">{copy.failed.none}</p>
          ) : (
            <FailedTable jobs={failed} />
          )}
          {failed.length > 1 && (
            <form className="decide" method="post" action="/jobs">
              {failed.length === MAX_LISTED_JOBS && <p className="hint">{copy.more}</p>}
              <button className="button">{copy.retryAll}</button>
            </form>
          )}
        </section>
        {counts.length > 0 && (
          <section className="part">
            <h2>{copy.counts.heading}</h2>
            <CountsTable counts={counts} />
          </section>
        )}
      </>
    ),
  });
}

function CountsTable({ counts }: { counts: readonly JobCounts[] }) {
  const { kind, state } = copy.counts.columns;
  return (
    <div className="sheet">
      <table className="list">
        <ColumnHeads names={[kind, state]} />
        <tbody>
          {counts.map((count) => (
            <tr key={count.kind}>
              <td>{copy.nameKind(count.kind)}</td>
              <td>{copy.counts.state(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FailedTable({ jobs }: { jobs: readonly FailedJob[] }) {
  const { at, kind, lead, error, retry } = copy.failed.columns;
  return (
    <div className="sheet">
      <table className="list">
        <ColumnHeads names={[at, kind, lead, error, retry]} />
        <tbody data-lines="">
          {jobs.map((job) => (
            <FailedRow key={job.id} job={job} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FailedRow({ job: { id, kind, to, lead, error, failedAt } }: { job: FailedJob }) {
  const name = copy.nameKind(kind);
  return (
    <tr>
      <td className="when">
        <Time at={failedAt} />
      </td>
      <td>{name}</td>
      <td>
        {lead && (
          <a href={`/leads/${lead.id}`} data-line="">
            {lead.name}
          </a>
        )}
        {kind === "invitation-mail" && <span className="hint">{copy.invitation}</span>}
      </td>
      <td className="reasons">
        <p>
          {to !== null && <b>{copy.channels[to] ?? to}</b>} {error}
        </p>
      </td>
      <td>
        <form method="post" action={`/jobs/${encodeURIComponent(id)}`}>
          <button
            className="button quiet"
            aria-label={copy.retryNamed([name, lead?.name].filter(Boolean).join(", "))}
          >
            {copy.retry}
          </button>
        </form>
      </td>
    </tr>
  );
}
