import { type FailedJob, MAX_LISTED_JOBS, type JobCounts } from "@angadi/desk-ports/jobs";
import {
  type Handler,
  HttpError,
  type StaffContext,
  readMessage,
  redirect,
} from "../request/request-context.ts";
import { jobsCopy as copy } from "../copy/jobs.ts";
import { FailingNotice } from "./failing.tsx";
import { ListTable } from "../layout/list-table.tsx";
import { renderPage } from "../layout/document.tsx";
import { Time } from "../layout/time.tsx";

export const jobPages = {
  "GET /jobs": renderJobsPage,
  "POST /jobs": async ({ ports, staff }) => {
    await ports.jobs.retryAll(staff);
    return redirect("/jobs?done=all-retried");
  },
  "POST /jobs/:id": async (context) => {
    const isRetried = await context.ports.jobs.retry(context.staff, context.param("id"));
    if (!isRetried) throw new HttpError(409, copy.notFound);
    return redirect("/jobs?done=retried");
  },
} satisfies Record<string, Handler>;

async function renderJobsPage({ ports, staff, url }: StaffContext): Promise<Response> {
  const counts = await ports.jobs.count();
  const failedJobs = await ports.jobs.listFailed();
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/jobs",
    flashMessage: readMessage(url, copy.done),
    children: (
      <>
        <p className="hint readable-width">{copy.explanation}</p>
        {!ports.canMail && <p className="notice error-notice">{copy.noMailServer}</p>}
        <FailingNotice failing={await ports.jobs.listFailing()} />
        <section className="section">
          <h2>{copy.failed.heading}</h2>
          {failedJobs.length === 0 ? (
            <p className="empty">{copy.failed.none}</p>
          ) : (
            <FailedTable jobs={failedJobs} />
          )}
          {failedJobs.length > 1 && (
            <form className="form-actions" method="post" action="/jobs">
              {failedJobs.length === MAX_LISTED_JOBS && <p className="hint">{copy.listLimit}</p>}
              <button className="button">{copy.retryAll}</button>
            </form>
          )}
        </section>
        {counts.length > 0 && (
          <section className="section">
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
    <ListTable columns={[kind, state]}>
      {counts.map((count) => (
        <tr key={count.kind}>
          <td>{copy.getKindLabel(count.kind)}</td>
          <td>{copy.counts.state(count)}</td>
        </tr>
      ))}
    </ListTable>
  );
}

function FailedTable({ jobs }: { jobs: readonly FailedJob[] }) {
  const { at, kind, lead, error, retry } = copy.failed.columns;
  return (
    <ListTable columns={[at, kind, lead, error, retry]}>
      {jobs.map((job) => (
        <FailedRow key={job.id} job={job} />
      ))}
    </ListTable>
  );
}

function FailedRow({ job: { id, kind, recipient, lead, error, failedAt } }: { job: FailedJob }) {
  const label = copy.getKindLabel(kind);
  return (
    <tr>
      <td className="timestamp">
        <Time at={failedAt} />
      </td>
      <td>{label}</td>
      <td>
        {lead && (
          <a href={`/leads/${lead.id}`} data-row-link="">
            {lead.name}
          </a>
        )}
        {kind === "invitation-mail" && <span className="hint">{copy.invitationHint}</span>}
      </td>
      <td className="job-error">
        <p>
          {recipient !== null && <b>{copy.channels[recipient] ?? recipient}</b>} {error}
        </p>
      </td>
      <td>
        <form method="post" action={`/jobs/${encodeURIComponent(id)}`}>
          <button
            className="button quiet"
            aria-label={copy.retryNamed([label, lead?.name].filter(Boolean).join(", "))}
          >
            {copy.retry}
          </button>
        </form>
      </td>
    </tr>
  );
}
