import type { ReactNode } from "react";
import {
  ContentsDisclosure,
  ContentsSidebar,
} from "../../../sections/article/table-of-contents.tsx";
import type { LegalDocument, LegalSection } from "./legal-document.ts";
import styles from "./legal-text.module.css";
import { CompanyDetails, type CompanyDetailsCopy } from "./company-details.tsx";
import { LegalTabs, type LegalTabsCopy } from "./legal-tabs.tsx";
import { Stamp, type StampKind } from "./stamp.tsx";

export type { StampKind };

export interface LegalTextCopy {
  /** All legal pages, including this one. */
  tabs: LegalTabsCopy;
  updated: string;
  contents: string;
  /** Label of each section's summary. */
  summaryLabel: string;
  company: CompanyDetailsCopy;
}

interface LegalTextProps {
  copy: LegalTextCopy;
  legalDocument: LegalDocument;
  /** This page's path. */
  currentPath: string;
  stamp: StampKind;
  /** Content after a section's text, by the section's id. */
  extras: Readonly<Record<string, ReactNode>>;
}

/** A legal text like a stamped and dated document, with section numbers in the margin. */
export function LegalText({ copy, legalDocument, currentPath, stamp, extras }: LegalTextProps) {
  const headings = legalDocument.sections.map(({ id, title }, index) => ({
    id,
    text: `${index + 1}. ${title}`,
  }));
  return (
    <div className={`wrap ${styles.layout} ${styles[stamp]}`}>
      <LegalTabs copy={copy.tabs} currentPath={currentPath} />
      <aside className={styles.aside}>
        <ContentsSidebar title={copy.contents} headings={headings} />
      </aside>
      <article className={styles.document}>
        <Header copy={copy} legalDocument={legalDocument} stamp={stamp} />
        <ContentsDisclosure title={copy.contents} headings={headings} />
        <Prose html={legalDocument.preamble} />
        {legalDocument.sections.map((section, index) => (
          <Section key={section.id} number={index + 1} section={section} label={copy.summaryLabel}>
            {extras[section.id]}
          </Section>
        ))}
        <CompanyDetails copy={copy.company} />
      </article>
    </div>
  );
}

function Header({
  copy,
  legalDocument,
  stamp,
}: Pick<LegalTextProps, "copy" | "legalDocument" | "stamp">) {
  return (
    <header className={styles.header}>
      <h1>{legalDocument.title}</h1>
      <p className={styles.intro}>{legalDocument.intro}</p>
      <p className={styles.updated}>
        {copy.updated}{" "}
        <time dateTime={legalDocument.updated.iso}>{legalDocument.updated.text}</time>
      </p>
      <Stamp kind={stamp} date={legalDocument.updated.text} />
    </header>
  );
}

interface SectionProps {
  number: number;
  section: LegalSection;
  label: string;
  children: ReactNode;
}

function Section({ number, section, label, children }: SectionProps) {
  return (
    <section aria-labelledby={section.id} className={styles.section}>
      <h2 id={section.id}>
        <span className={styles.number}>{number}.</span> {section.title}
      </h2>
      <p className={styles.summary}>
        <strong>{label}</strong> <span dangerouslySetInnerHTML={{ __html: section.summary }} />
      </p>
      <Prose html={section.html} />
      {children}
    </section>
  );
}

function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
