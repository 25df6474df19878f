import type { ReactNode } from "react";
import type { LeadDetail } from "@angadi/contract/desk/leads";
import { kinds, leads, lead as copy } from "../copy/leads.ts";
import { Time } from "../layout/time.tsx";

/** Everything submitted with a lead except its message. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const { email, phone, reference, createdAt, kind, company, isSample, personLeadCount } = lead;
  return (
    <dl className="facts">
      <Fact name={copy.reference}>
        {reference} · {kinds[kind]}
        {isSample && <span className="tag">{leads.sample}</span>}
      </Fact>
      <Fact name={copy.came}>
        <Time at={createdAt} />
      </Fact>
      <Fact name={copy.email}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        <br />
        <a href={`/leads?q=${encodeURIComponent(email)}`}>{copy.others(personLeadCount)}</a>
      </Fact>
      <Fact name={copy.phone}>
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
      </Fact>
      {company && (
        <>
          <Fact name={copy.company.name}>{company.name}</Fact>
          <Fact name={copy.company.website}>{company.website}</Fact>
          <Fact name={copy.company.profile}>{company.profile}</Fact>
          <Fact name={copy.company.type}>{company.type}</Fact>
        </>
      )}
      <Origin context={lead.context} />
    </dl>
  );
}

/** Sent by the visitor's browser, so untrusted: rendered as text. */
function Origin({ context }: Pick<LeadDetail, "context">) {
  const { landingPath, referrer, utm, partnerId, marketingOptIn } = context;
  const campaign = Object.entries(utm ?? {});
  const isEmpty = !landingPath && !referrer && !partnerId && campaign.length === 0;
  return (
    <>
      {isEmpty && <Fact name={copy.from.title}>{copy.from.unknown}</Fact>}
      {landingPath && <Fact name={copy.from.landingPath}>{landingPath}</Fact>}
      {referrer && <Fact name={copy.from.referrer}>{referrer}</Fact>}
      {campaign.map(([name, value]) => (
        <Fact key={name} name={name}>
          {name === "utm_campaign" ? (
            <a href={`/leads?campaign=${encodeURIComponent(value)}`}>{value}</a>
          ) : (
            value
          )}
        </Fact>
      ))}
      {partnerId && (
        <Fact name={copy.from.partnerId}>
          <a href={`/leads?partner=${encodeURIComponent(partnerId)}`}>{partnerId}</a>
        </Fact>
      )}
      {marketingOptIn && <Fact name={copy.from.optIn}>{copy.from.yes}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
