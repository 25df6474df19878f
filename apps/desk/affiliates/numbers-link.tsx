import type { ApplicationDetail } from "@angadi/desk-ports/affiliates";
import { partnerNumbersPath } from "@angadi/contract/partner-numbers";
import { HttpError, type StaffContext, redirect } from "../request/request-context.ts";
import { application } from "../copy/affiliates.ts";
import { errors } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { TextField } from "../layout/field.tsx";
import { Time } from "../layout/time.tsx";

const copy = application.numbers;

/** Creates the private link to a partner's numbers, and shows it only this once. */
export async function createNumbersLink(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const { id, name } = await findPartner(context);
  const token = await ports.affiliates.createLink(staff, id);
  if (token === undefined) throw new HttpError(409, copy.notApproved);
  return renderPage({
    title: copy.made.title,
    staff,
    ports,
    currentPath: "/affiliates",
    children: (
      <div className="slip">
        <p>{copy.made.text(name)}</p>
        <TextField
          name="link"
          label={copy.made.label}
          defaultValue={ports.siteUrl + partnerNumbersPath(token)}
          readOnly
        />
        <p>
          <a href={`/affiliates/${id}`}>{copy.made.back}</a>
        </p>
      </div>
    ),
  });
}

/** Revokes the link; revoking it twice is not an error. */
export async function revokeNumbersLink(context: StaffContext): Promise<Response> {
  const { id } = await findPartner(context);
  await context.ports.affiliates.revokeLink(context.staff, id);
  return redirect(`/affiliates/${id}?done=linkEnded`);
}

async function findPartner(context: StaffContext): Promise<ApplicationDetail> {
  const found = await context.ports.affiliates.find(context.param("id"));
  if (!found) throw new HttpError(404, errors.leadGone);
  return found;
}

/** For an approved partner: whether there is a link, with buttons to create or revoke it. */
export function NumbersLink({ found }: { found: ApplicationDetail }) {
  const { id, state, linkMadeAt } = found;
  if (state !== "approved") return null;
  return (
    <section className="slip" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className="hint">{copy.what}</p>
      {linkMadeAt ? (
        <p>
          {copy.since} <Time at={linkMadeAt} />
        </p>
      ) : (
        <p>{copy.none}</p>
      )}
      <form className="stack" method="post" action={`/affiliates/${id}/link`}>
        {linkMadeAt && <p className="hint">{copy.againHint}</p>}
        <button className={linkMadeAt ? "button quiet" : "button"}>
          {linkMadeAt ? copy.again : copy.make}
        </button>
      </form>
      {linkMadeAt && (
        <form method="post" action={`/affiliates/${id}/link/end`}>
          <button className="button danger">{copy.end}</button>
        </form>
      )}
    </section>
  );
}
