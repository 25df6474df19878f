import { type ReactNode, useId } from "react";
import type { LeadSummary } from "@angadi/desk-ports/leads";
import { MAX_TODAY_COUNT, type Today } from "@angadi/desk-ports/today";
import { isAllowed } from "../request/access.ts";
import type { Handler, StaffContext } from "../request/request-context.ts";
import { todayCopy } from "../copy/today.ts";
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
  const pendingWork = await ports.countPending();
  const canSeeLeads = isAllowed("GET /leads", staff.role);
  const setup = isAllowed("GET /setup", staff.role) ? await ports.setup.read() : undefined;
  const jobsHref = isAllowed("GET /jobs", staff.role) ? "/jobs" : undefined;
  const newestLeads = canSeeLeads ? await loadNewestLeads(ports) : [];
  return renderPage({
    title: todayCopy.title,
    staff,
    ports,
    currentPath: "/",
    children: (
      <div data-part="today" data-live={canSeeLeads ? "/leads/live" : undefined}>
        {setup && <SetupNotice todos={setup.todos} />}
        <FailingNotice failing={pendingWork.failingJobs} href={jobsHref} />
        <ul className="stats">
          {canSeeLeads && (
            <Stat
              title={todayCopy.leads.title}
              count={pendingWork.newLeadCount}
              href="/leads?status=new"
            >
              {pendingWork.newLeadCount === 0 && todayCopy.leads.none}
            </Stat>
          )}
          {isAllowed("GET /affiliates", staff.role) && (
            <Stat
              title={todayCopy.applications.title}
              count={pendingWork.pendingApplicationCount}
              href="/affiliates?state=pending"
            >
              {pendingWork.pendingApplicationCount === 0 && todayCopy.applications.none}
            </Stat>
          )}
          {jobsHref && (
            <Stat
              title={todayCopy.jobs.title}
              count={pendingWork.failedJobCount}
              href={jobsHref}
              isProblem
            >
              {pendingWork.failedJobCount === 0 ? todayCopy.jobs.none : todayCopy.jobs.openList}
            </Stat>
          )}
          <Stat
            title={todayCopy.posts.title}
            count={pendingWork.scheduledPostCount}
            href={isAllowed("GET /posts", staff.role) ? "/posts?state=scheduled" : undefined}
            isInformational
          >
            {pendingWork.nextPostAt ? (
              <>
                {todayCopy.posts.next} <Time at={pendingWork.nextPostAt} />
              </>
            ) : (
              todayCopy.posts.none
            )}
          </Stat>
          <BackupStat at={pendingWork.lastBackupAt} isOld={isOutdated(pendingWork.lastBackupAt)} />
        </ul>
        {newestLeads.length > 0 && (
          <>
            <h2 className="section-heading">{todayCopy.newestLeads}</h2>
            <LeadTable leads={newestLeads} />
          </>
        )}
      </div>
    ),
  });
}

/** Maximum number of new leads shown; the Leads page lists the others. */
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
  isInformational = false,
  children,
}: {
  title: string;
  count: number;
  /** The list that it links to. */
  href?: string | undefined;
  /** True if any count except 0 is a problem. */
  isProblem?: boolean;
  /** True if the count requires no action. */
  isInformational?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const limitedCount = <LimitedCount count={count} />;
  const state = count === 0 || isInformational ? "ok" : isProblem ? "failing" : "pending";
  return (
    <li className={`stat ${state}`}>
      <h2 id={id}>{title}</h2>
      <p className="count">
        {href ? (
          <a href={href} id={`${id}-count`} aria-labelledby={`${id} ${id}-count`}>
            {limitedCount}
          </a>
        ) : (
          limitedCount
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

function BackupStat({ at, isOld }: { at: Today["lastBackupAt"]; isOld: boolean }) {
  return (
    <li className={`stat ${isOld ? "failing" : "ok"}`}>
      <h2>{todayCopy.backup.title}</h2>
      <p className="count small">{at ? <Time at={at} /> : todayCopy.backup.none}</p>
      {isOld && (
        <p className="hint">
          {at && `${todayCopy.backup.tooOld} `}
          {todayCopy.backup.instructions}
        </p>
      )}
    </li>
  );
}
