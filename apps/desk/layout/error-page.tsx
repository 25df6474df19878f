import type { FormValues } from "@angadi/contract/form-values";
import { errorsCopy, longTextLabels } from "../copy/shell.ts";
import type { Ports } from "../request/ports.ts";
import { renderPage } from "./document.tsx";
import { AreaField } from "./field.tsx";

interface ErrorPageOptions {
  status: number;
  /** By default the title of the status. */
  title?: string;
  text: string;
  /** A page to continue with, in addition to Today. */
  link?: { href: string; text: string };
  /** The posted form, and the page to return to. */
  form?: { values: FormValues | undefined; page: string } | undefined;
}

/** Renders an error message and links to continue; needs neither a session nor the database. */
export const renderErrorPage = (
  ports: Ports,
  { status, title, text, link, form }: ErrorPageOptions,
) =>
  renderPage({
    title: title ?? errorsCopy.titles[status] ?? errorsCopy.title,
    ports,
    status,
    children: (
      <div className="card">
        <p>{text}</p>
        {form?.values && <SubmittedText values={form.values} />}
        <p className="inline">
          {form && <PageLink isSignedOut={status === 401} page={form.page} />}
          {link && <a href={link.href}>{link.text}</a>}
          <a href="/">{errorsCopy.home}</a>
        </p>
      </div>
    ),
  });

function PageLink({ isSignedOut, page }: { isSignedOut: boolean; page: string }) {
  return isSignedOut ? (
    <a className="button" href={`/sign-in?${new URLSearchParams({ next: page }).toString()}`}>
      {errorsCopy.signIn}
    </a>
  ) : (
    <a className="button" href={page}>
      {errorsCopy.backToForm}
    </a>
  );
}

/** The long texts of the form, for copying: going back may lose them. */
function SubmittedText({ values }: { values: FormValues }) {
  const submittedFields = Object.entries(longTextLabels).flatMap(([name, label]) => {
    const value = values.get(name)?.trim();
    return value ? [{ name, label, value }] : [];
  });
  if (submittedFields.length === 0) return null;
  return (
    <>
      <p className="hint">{errorsCopy.submittedText}</p>
      {submittedFields.map(({ name, label, value }) => (
        <AreaField key={name} name={name} label={label} defaultValue={value} readOnly />
      ))}
    </>
  );
}
