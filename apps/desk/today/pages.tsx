import { type ReactNode, useId } from "react";
import type { LeadSummary } from "@angadi/desk-ports/leads";
import { MAX_TODAY_COUNT, type Today } from "@angadi/desk-ports/today";
import { isAllowed } from "../request/access.ts";
import type { Handler, StaffContext } from "../request/request-context.ts";
import { today } from "../copy/today.ts";
import { renderPage } from "../layout/document.tsx";
import { FormattedNumber } from "../layout/formatted-number.tsx";
import { Time } from "../layout/time.tsx";
import { FailingNotice } from "../jobs/failing.tsx";
import { LeadTable } from "../leads/lead-table.tsx";
import type { Ports } from "../request/ports.ts";
import { SetupNotice } from "../setup/progress.tsx";

export const todayPages = { "GET /": renderToday } satisfies Record<string, Handler>;

const MAX_BACKUP_AGE_MS = 2 * 24 * 60 * 60 * 1000;

async function renderToday({ ports, staff }: StaffContext): Promise<Response> {
  const state = await ports.countPending();
  const canSeeLeads = isAllowed("GET /leads", staff.role);
  const setup = isAllowed("GET /setup", staff.role) ? await ports.setup.read() : undefined;
  const jobsHref = isAllowed("GET /jobs", staff.role) ? "/jobs" : undefined;
  const newest = canSeeLeads ? await loadNewestLeads(ports) : [];
  return renderPage({
    title: today.title,
    staff,
    ports,
    currentPath: "/",
    children: (
      <div data-part="today" data-live={canSeeLeads ? "/leads/live" : undefined}>
        {setup && <SetupNotice todos={setup.todos} />}
        <FailingNotice failing={state.failingJobs} href={jobsHref} />
        <ul className="stats">
          {canSeeLeads && (
            <Stat title={today.leads.title} count={state.newLeads} href="/leads?status=new">
              {state.newLeads === 0 && today.leads.none}
            </Stat>
          )}
          {isAllowed("GET /affiliates", staff.role) && (
            <Stat
              title={today.applications.title}
              count={state.pendingApplications}
              href="/affiliates?state=waiting"
            >
              {state.pendingApplications === 0 && today.applications.none}
            </Stat>
          )}
          {jobsHref && (
            <Stat title={today.jobs.title} count={state.failedJobs} href={jobsHref} isProblem>
              {state.failedJobs === 0 ? today.jobs.none : today.jobs.openList}
            </Stat>
          )}
          <Stat
            title={today.posts.title}
            count={state.scheduledPosts}
            href={isAllowed("GET /posts", staff.role) ? "/posts?state=scheduled" : undefined}
            isCalm
          >
            {state.nextPost ? (
              <>
                {today.posts.next} <Time at={state.nextPost} />
              </>
            ) : (
              today.posts.none
            )}
          </Stat>
          <BackupStat at={state.lastBackup} isOld={isOutdated(state.lastBackup)} />
        </ul>
        {newest.length > 0 && (
          <>
            <h2 className="section-heading">{today.newest}</h2>
            <LeadTable leads={newest} />
          </>
        )}
      </div>
    ),
  });
}

/** Maximum number of new leads shown; the list has the others. */
const MAX_NEWEST_LEADS = 8;

async function loadNewestLeads({ leads }: Ports): Promise<LeadSummary[]> {
  const page = { after: undefined, limit: MAX_NEWEST_LEADS };
  return (await leads.list({ status: "new" }, page)).leads;
}

function Stat({
  title,
  count,
  href,
  isProblem = false,
  isCalm = false,
  children,
}: {
  title: string;
  count: number;
  /** The list that it links to. */
  href?: string | undefined;
  /** Any count except 0 is a problem. */
  isProblem?: boolean;
  /** The count needs no action. */
  isCalm?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const formattedCount = <LimitedCount count={count} />;
  const state = count === 0 || isCalm ? "ok" : isProblem ? "failing" : "pending";
  return (
    <li className={`stat ${state}`}>
      <h2 id={id}>{title}</h2>
      <p className="count">
        {href ? (
          <a href={href} id={`${id}-count`} aria-labelledby={`${id} ${id}-count`}>
            {formattedCount}
          </a>
        ) : (
          formattedCount
        )}
      </p>
      {children && <p className="hint">{children}</p>}
    </li>
  );
}

/** A count, capped at "1,000+", where the database stops counting. */
const LimitedCount = ({ count }: { count: number }) => (
  <>
    <FormattedNumber value={Math.min(count, MAX_TODAY_COUNT)} />
    {count >= MAX_TODAY_COUNT && "+"}
  </>
);

const isOutdated = (at: string | null) =>
  at === null || Date.now() - Date.parse(at) > MAX_BACKUP_AGE_MS;

function BackupStat({ at, isOld }: { at: Today["lastBackup"]; isOld: boolean }) {
  return (
    <li className={`stat ${isOld ? "failing" : "ok"}`}>
      <h2>{today.backup.title}</h2>
      <p className="count small">{at ? <Time at={at} /> : today.backup.none}</p>
      {isOld && (
        <p className="hint">
          {at && `${today.backup.tooOld} `}
          {today.backup.instructions}
        </p>
      )}
    </li>
  );
}
