import { type ReactNode, useId } from "react";
import type { LeadLine } from "@angadi/desk-ports/leads";
import { TODAY_COUNTED, type Today } from "@angadi/desk-ports/today";
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

export const todayPages = { "GET /": page } satisfies Record<string, Handler>;

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

async function page({ ports, staff }: StaffContext): Promise<Response> {
  const state = await ports.today();
  const canSeeLeads = isAllowed("GET /leads", staff.role);
  const setup = isAllowed("GET /setup", staff.role) ? await ports.setup.read() : undefined;
  const jobsHref = isAllowed("GET /jobs", staff.role) ? "/jobs" : undefined;
  const newest = canSeeLeads ? await newestLeads(ports) : [];
  return renderPage({
    title: today.title,
    staff,
    ports,
    currentPath: "/",
    children: (
      <div data-part="today" data-live={canSeeLeads ? "/leads/live" : undefined}>
        {setup && <SetupNotice todos={setup.todos} />}
        <FailingNotice failing={state.failingJobs} href={jobsHref} />
        <ul className="counters">
          {canSeeLeads && (
            <Counter title={today.leads.title} count={state.newLeads} href="/leads?status=new">
              {state.newLeads === 0 && today.leads.none}
            </Counter>
          )}
          {isAllowed("GET /affiliates", staff.role) && (
            <Counter
              title={today.applications.title}
              count={state.pendingApplications}
              href="/affiliates?state=waiting"
            >
              {state.pendingApplications === 0 && today.applications.none}
            </Counter>
          )}
          {jobsHref && (
            <Counter title={today.jobs.title} count={state.failedJobs} href={jobsHref} alarming>
              {state.failedJobs === 0 ? today.jobs.none : today.jobs.some}
            </Counter>
          )}
          <Counter
            title={today.posts.title}
            count={state.scheduledPosts}
            href={isAllowed("GET /posts", staff.role) ? "/posts?state=scheduled" : undefined}
            calm
          >
            {state.nextPost ? (
              <>
                {today.posts.next} <Time at={state.nextPost} />
              </>
            ) : (
              today.posts.none
            )}
          </Counter>
          <Backup at={state.lastBackup} isOld={isOld(state.lastBackup)} />
        </ul>
        {newest.length > 0 && (
          <>
            <h2 className="newest">{today.newest}</h2>
            <LeadTable lines={newest} />
          </>
        )}
      </div>
    ),
  });
}

/** Maximum number shown; the list has the others. */
const NEWEST = 8;

async function newestLeads({ leads }: Ports): Promise<LeadLine[]> {
  const page = { after: undefined, limit: NEWEST };
  return (await leads.list({ status: "new" }, page)).lines;
}

function Counter({
  title,
  count,
  href,
  alarming = false,
  calm = false,
  children,
}: {
  title: string;
  count: number;
  /** The list that it links to. */
  href?: string | undefined;
  /** Any count but 0 is a problem. */
  alarming?: boolean;
  /** Nothing is pending. */
  calm?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const formattedCount = <LimitedCount count={count} />;
  const state = count === 0 || calm ? "rest" : alarming ? "bad" : "due";
  return (
    <li className={`counter ${state}`}>
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

/** A count, capped at "1,000+": the database stops counting there. */
const LimitedCount = ({ count }: { count: number }) => (
  <>
    <FormattedNumber value={Math.min(count, TODAY_COUNTED)} />
    {count >= TODAY_COUNTED && "+"}
  </>
);

const isOld = (at: string | null) => at === null || Date.now() - Date.parse(at) > TWO_DAYS;

function Backup({ at, isOld }: { at: Today["lastBackup"]; isOld: boolean }) {
  return (
    <li className={`counter ${isOld ? "bad" : "rest"}`}>
      <h2>{today.backup.title}</h2>
      <p className="count small">{at ? <Time at={at} /> : today.backup.none}</p>
      {isOld && (
        <p className="hint">
          {at && `${today.backup.old} `}
          {today.backup.how}
        </p>
      )}
    </li>
  );
}
