import { type FailedMail, MAILS_LISTED, MAIL_QUEUES } from "#contract/desk/mails.ts";
import { type Answer, Refusal, type StaffAsk, doneOf, goTo } from "../ask.ts";
import { mails as words } from "../copy/mails.ts";
import { errors } from "../copy/shell.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { renderPage } from "../layout/document.tsx";
import { Time } from "../layout/time.tsx";

export const mailPages = {
  "GET /mails": page,
  "POST /mails": async ({ ports, staff }) => {
    await ports.failedMails.retryAll(staff);
    return goTo("/mails?done=all-retried");
  },
  "POST /mails/:queue/:id": retry,
} satisfies Record<string, Answer>;

async function retry(ask: StaffAsk): Promise<Response> {
  const queue = MAIL_QUEUES.find((one) => one === ask.param("queue"));
  if (!queue) throw new Refusal(404, errors.notFound);
  const retried = await ask.ports.failedMails.retry(ask.staff, queue, ask.param("id"));
  if (!retried) throw new Refusal(409, words.gone);
  return goTo("/mails?done=retried");
}

async function page({ ports, staff, url }: StaffAsk): Promise<Response> {
  const mails = await ports.failedMails.list();
  return renderPage({
    title: words.title,
    staff,
    ports,
    at: "/mails",
    done: doneOf(url, words.done),
    children: (
      <>
        <p className="hint lines">{words.explanation}</p>
        {mails.length > 0 && !ports.canMail && (
          <p className="notice bad-notice">{words.noServer}</p>
        )}
        {mails.length === 0 ? <p className="empty">{words.none}</p> : <Table mails={mails} />}
        {mails.length > 1 && (
          <form className="decide" method="post" action="/mails">
            {mails.length === MAILS_LISTED && <p className="hint">{words.more}</p>}
            <button className="button">{words.retryAll}</button>
          </form>
        )}
      </>
    ),
  });
}

function Table({ mails }: { mails: readonly FailedMail[] }) {
  const { at, what, lead, why, again } = words.columns;
  return (
    <div className="sheet">
      <table className="list">
        <ColumnHeads names={[at, what, lead, why, again]} />
        <tbody data-lines="">
          {mails.map((mail) => (
            <Line key={`${mail.queue} ${mail.id}`} mail={mail} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ mail: { queue, id, kind, lead, failures, failedAt } }: { mail: FailedMail }) {
  const what = words.kinds[kind];
  return (
    <tr>
      <td className="when">
        <Time at={failedAt} />
      </td>
      <td>{what}</td>
      <td>
        {lead && (
          <a href={`/leads/${lead.id}`} data-line="">
            {lead.name}
          </a>
        )}
        {kind === "invitation" && <span className="hint">{words.invitation}</span>}
      </td>
      <td className="reasons">
        {failures.map(({ to, why }) => (
          <p key={to}>
            <b>{words.channels[to] ?? to}</b> {why}
          </p>
        ))}
      </td>
      <td>
        <form method="post" action={`/mails/${queue}/${id}`}>
          <button
            className="button quiet"
            aria-label={words.retryOf([what, lead?.name].filter(Boolean).join(", "))}
          >
            {words.retry}
          </button>
        </form>
      </td>
    </tr>
  );
}
