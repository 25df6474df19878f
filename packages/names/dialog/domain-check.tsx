import { Button } from "@angadi/ui/button/button";
import { type Domains, type Lookup, toDomainLabel } from "./domains.ts";
import styles from "./domain-check.module.css";
import type { DomainCopy } from "./copy.ts";
import { createHandleLinks } from "./handles.ts";

interface DomainCheckProps {
  copy: DomainCopy;
  name: string;
  domains: Domains;
}

/** Looks up a name's domains, and links to sites for checking the rest by hand. */
export function DomainCheck({ copy, name, domains }: DomainCheckProps) {
  const lookup = domains.getLookup(name);
  const { handle, links, otherNetworks } = createHandleLinks(name);
  return (
    <div className={styles.check}>
      <div className={styles.lookup}>
        {toDomainLabel(name) === undefined ? (
          <p>{copy.noLabel}</p>
        ) : (
          lookup?.state !== "answered" && (
            <Button
              variant="quiet"
              aria-disabled={lookup?.state === "pending"}
              onClick={() => lookup?.state !== "pending" && domains.requestLookup(name)}
            >
              {lookup && lookup.state !== "pending" ? copy.retry : copy.check}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )
        )}
        <div role="status">
          <LookupResult copy={copy} lookup={lookup} onRetry={() => domains.requestLookup(name)} />
        </div>
      </div>
      {links.length > 0 && (
        <>
          <p>{copy.handles(handle)}</p>
          <ExternalLinks links={links} newTab={copy.newTab} />
          {otherNetworks.length > 0 && <p>{copy.wrongLength(otherNetworks)}</p>}
        </>
      )}
      <p>{copy.registers}</p>
      <ExternalLinks links={copy.registerLinks} newTab={copy.newTab} />
    </div>
  );
}

interface LookupResultProps {
  copy: DomainCopy;
  lookup: Lookup | undefined;
  onRetry: () => void;
}

function LookupResult({ copy, lookup, onRetry }: LookupResultProps) {
  if (!lookup) return null;
  if (lookup.state === "pending") return <p>{copy.checking}</p>;
  if (lookup.state === "limited") return <p>{copy.limited(lookup.seconds)}</p>;
  if (lookup.state === "failed") return <p>{copy.failed}</p>;
  const { answers } = lookup;
  return (
    <>
      <ul className={styles.answers}>
        {answers.map(({ domain, answer }) => (
          <li key={domain} data-answer={answer}>
            <b>{domain}</b> {copy.answers[answer]}
          </li>
        ))}
      </ul>
      {answers.some(({ answer }) => answer === "unchecked") && (
        <Button variant="quiet" onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
      {answers.some(({ answer }) => answer === "no-record") && <p>{copy.noPromise}</p>}
    </>
  );
}

/** Links that open in a new tab, labelled as such. */
function ExternalLinks({ links, newTab }: { links: DomainCopy["registerLinks"]; newTab: string }) {
  return (
    <ul className={styles.links}>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {title} <span>{newTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
