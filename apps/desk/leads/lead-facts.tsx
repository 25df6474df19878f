import type { ReactNode } from "react";
import type { LeadDetail } from "@angadi/desk-ports/leads";
import { describeSource } from "@angadi/content/lead-source";
import { formatPhone } from "@angadi/formats/phone";
import { leadKindLabels, leadsCopy, leadCopy as copy } from "../copy/leads.ts";
import { Time } from "../layout/time.tsx";

/** Links to call the sender and to write on WhatsApp, or the number as they typed it. */
export function PhoneLinks({ lead: { phone } }: { lead: LeadDetail }) {
  if (phone.input === "") return null;
  if (phone.e164 === null) return <p className="phone">{phone.input}</p>;
  return (
    <p className="inline phone">
      <a className="button quiet" href={`tel:${phone.e164}`}>
        {copy.call(formatPhone(phone))}
      </a>
      <a
        className="button quiet"
        href={`https://wa.me/${phone.e164.slice(1)}`}
        target="_blank"
        rel="noreferrer"
      >
        {copy.whatsapp}
      </a>
    </p>
  );
}

/** Everything submitted with a lead except its phone number and message. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const { email, reference, createdAt, kind, company, isSample, personLeadCount } = lead;
  return (
    <dl className="facts">
      <Fact name={copy.email}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        <br />
        <a href={`/leads?q=${encodeURIComponent(email)}`}>{copy.personLeads(personLeadCount)}</a>
      </Fact>
      {company && (
        <>
          <Fact name={copy.company.name}>{company.name}</Fact>
          <Fact name={copy.company.website}>{company.website}</Fact>
          <Fact name={copy.company.profile}>{company.profile}</Fact>
          <Fact name={copy.company.type}>{company.type}</Fact>
        </>
      )}
      <Source context={lead.context} />
      <Fact name={copy.received}>
        <Time at={createdAt} />
      </Fact>
      <Fact name={copy.reference}>
        {reference} · {leadKindLabels[kind]}
        {isSample && <span className="tag">{leadsCopy.sample}</span>}
      </Fact>
    </dl>
  );
}

/** The list's query parameter for each key of a source. */
const FILTER_PARAMS = new Map([
  ["utm_campaign", "campaign"],
  ["partnerId", "partner"],
]);

/** Where the visit came from. The visitor's browser sent it, so it is rendered as text. */
function Source({ context }: Pick<LeadDetail, "context">) {
  const parts = describeSource(context);
  if (parts.length === 0) return <Fact name={copy.source}>{copy.unknown}</Fact>;
  return parts.map(({ key, name, value }) => {
    const param = FILTER_PARAMS.get(key);
    const href = param && `/leads?${new URLSearchParams({ [param]: value }).toString()}`;
    return (
      <Fact key={key} name={name}>
        {href ? <a href={href}>{value}</a> : value}
      </Fact>
    );
  });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
