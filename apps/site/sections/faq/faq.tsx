import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { Accordion } from "@angadi/ui/accordion/accordion";
import styles from "./faq.module.css";

interface FaqLink {
  title: string;
  href: string;
}

export interface Question {
  question: string;
  answer: string;
  /** Where to read more. */
  link?: FaqLink;
}

export interface FaqCopy {
  eyebrow: string;
  heading: string;
  /** For visitors whose question is not listed. */
  contact: { text: string; link: FaqLink };
  questions: readonly Question[];
}

function Answer({ answer, link }: Question) {
  return (
    <>
      <p>{answer}</p>
      {link && (
        <Link to={link.href} className={styles.more}>
          {link.title}
        </Link>
      )}
    </>
  );
}

interface FaqProps {
  copy: FaqCopy;
  /** A drawing below the heading. */
  children?: ReactNode;
}

/** Frequently asked questions, one answer open at a time. */
export function Faq({ copy, children }: FaqProps) {
  const id = useId();
  const { text, link } = copy.contact;
  return (
    <section aria-labelledby={id} className={styles.faq}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.header}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h2 id={id}>{copy.heading}</h2>
          <p className={styles.contact}>
            {text} <Link to={link.href}>{link.title}</Link>
          </p>
          {children}
        </div>
        <Accordion
          items={copy.questions.map((question) => ({
            title: question.question,
            body: <Answer {...question} />,
          }))}
        />
      </div>
    </section>
  );
}
