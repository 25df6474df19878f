import type { ApplicationDetail } from "@angadi/desk-ports/affiliates";
import { toPartnerNumbersPath } from "@angadi/contract/partner-numbers";
import { HttpError, type StaffContext, redirect } from "../request/request-context.ts";
import { applicationCopy } from "../copy/affiliates.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskTextField } from "../layout/field.tsx";
import { Time } from "../layout/time.tsx";
import { loadApplication } from "./load-application.ts";

const copy = applicationCopy.statsLink;

/** Creates the private link to a partner's numbers, and shows it only this once. */
export async function createStatsLink(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const { id, name } = await loadApplication(context);
  const token = await ports.affiliates.createLink(staff, id);
  if (token === undefined) throw new HttpError(409, copy.notApproved);
  return renderPage({
    title: copy.created.title,
    staff,
    ports,
    currentPath: "/affiliates",
    children: (
      <div className="card">
        <p>{copy.created.text(name)}</p>
        <DeskTextField
          name="link"
          label={copy.created.label}
          defaultValue={ports.siteUrl + toPartnerNumbersPath(token)}
          readOnly
        />
        <p>
          <a href={`/affiliates/${id}`}>{copy.created.back}</a>
        </p>
      </div>
    ),
  });
}

/** Revokes the link; succeeds if it was revoked already. */
export async function revokeStatsLink(context: StaffContext): Promise<Response> {
  const { id } = await loadApplication(context);
  await context.ports.affiliates.revokeLink(context.staff, id);
  return redirect(`/affiliates/${id}?done=linkEnded`);
}

/** For an approved partner: whether there is a link, with buttons to create or revoke it. */
export function StatsLink({ partner }: { partner: ApplicationDetail }) {
  const { id, state, linkCreatedAt } = partner;
  if (state !== "approved") return null;
  return (
    <section className="card" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className="hint">{copy.explanation}</p>
      {linkCreatedAt ? (
        <p>
          {copy.createdAt} <Time at={linkCreatedAt} />
        </p>
      ) : (
        <p>{copy.none}</p>
      )}
      <form className="stack" method="post" action={`/affiliates/${id}/link`}>
        {linkCreatedAt && <p className="hint">{copy.replaceHint}</p>}
        <button className={linkCreatedAt ? "button quiet" : "button"}>
          {linkCreatedAt ? copy.replace : copy.create}
        </button>
      </form>
      {linkCreatedAt && (
        <form method="post" action={`/affiliates/${id}/link/end`}>
          <button className="button danger">{copy.revoke}</button>
        </form>
      )}
    </section>
  );
}
