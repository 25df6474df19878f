import { Button } from "#ui/button/button.tsx";
import { type Domains, type Lookup, toDomainLabel } from "./domains.ts";
import styles from "./domain-check.module.css";
import type { DomainWords } from "./copy-type.ts";
import { makeHandles } from "./handles.ts";

interface DomainCheckProps {
  words: DomainWords;
  name: string;
  domains: Domains;
}

/** Where else a name may be taken: domains are looked up here, the rest by hand. */
export function DomainCheck({ words, name, domains }: DomainCheckProps) {
  const lookup = domains.of(name);
  const { handle, links, others } = makeHandles(name);
  return (
    <div className={styles.check}>
      <div className={styles.asks}>
        {toDomainLabel(name) === undefined ? (
          <p>{words.noLabel}</p>
        ) : (
          lookup?.state !== "answered" && (
            <Button
              look="quiet"
              aria-disabled={lookup?.state === "asking"}
              onClick={() => lookup?.state !== "asking" && domains.ask(name)}
            >
              {lookup && lookup.state !== "asking" ? words.again : words.check}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )
        )}
        <div role="status">
          <Answer words={words} lookup={lookup} onAgain={() => domains.ask(name)} />
        </div>
      </div>
      {links.length > 0 && (
        <>
          <p>{words.handles(handle)}</p>
          <Links links={links} newTab={words.newTab} />
          {others.length > 0 && <p>{words.tooLong(others)}</p>}
        </>
      )}
      <p>{words.registers}</p>
      <Links links={words.registerLinks} newTab={words.newTab} />
    </div>
  );
}

interface AnswerProps {
  words: DomainWords;
  lookup: Lookup | undefined;
  onAgain: () => void;
}

function Answer({ words, lookup, onAgain }: AnswerProps) {
  if (!lookup) return null;
  if (lookup.state === "asking") return <p>{words.checking}</p>;
  if (lookup.state === "limited") return <p>{words.limited(lookup.seconds)}</p>;
  if (lookup.state === "failed") return <p>{words.failed}</p>;
  const { answers } = lookup;
  return (
    <>
      <ul className={styles.answers}>
        {answers.map(({ domain, answer }) => (
          <li key={domain} data-answer={answer}>
            <b>{domain}</b> {words.answers[answer]}
          </li>
        ))}
      </ul>
      {answers.some(({ answer }) => answer === "unchecked") && (
        <Button look="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      )}
      {answers.some(({ answer }) => answer === "no-record") && <p>{words.noPromise}</p>}
    </>
  );
}

/** Links out of the site, and they say so. */
function Links({ links, newTab }: { links: DomainWords["registerLinks"]; newTab: string }) {
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
