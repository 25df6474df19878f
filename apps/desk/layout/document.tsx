import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Staff } from "@angadi/desk-ports/staff";
import { isAllowed } from "../request/access.ts";
import { shortcutsCopy, menuCopy, shellCopy } from "../copy/shell.ts";
import type { Ports } from "../request/ports.ts";

/** The path of the icon, the same as on the site. */
export const ICON_PATH = "/favicon.svg";

export interface PageOptions {
  title: string;
  /** The signed-in user; undefined on public pages. */
  staff?: Staff | undefined;
  ports: Ports;
  status?: number;
  /** The flash message, shown above the content. */
  flashMessage?: string | undefined;
  /** An error message, shown above the content. */
  problem?: string | undefined;
  /** The menu entry to highlight; by default the page's own path. */
  currentPath?: string;
  /** True if a form shows input that is not stored; by default for statuses from 400. */
  hasUnsavedInput?: boolean;
  /** The stored draft, if this page follows its form without a redirect (`STORED_DRAFT`). */
  stored?: string | undefined;
  /** True for a page with the rich editor, whose script is large. */
  hasEditor?: boolean;
  children: ReactNode;
}

/** Renders a whole page. It works without JavaScript, which adds shortcuts and live updates. */
export function renderPage({
  status = 200,
  hasUnsavedInput = status >= 400,
  ...page
}: PageOptions) {
  const html = `<!doctype html>${renderToStaticMarkup(<DeskDocument {...page} hasUnsavedInput={hasUnsavedInput} />)}`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

function DeskDocument(page: Omit<PageOptions, "status">) {
  const {
    title,
    staff,
    ports,
    flashMessage,
    problem,
    currentPath,
    hasEditor,
    hasUnsavedInput,
    stored,
    children,
  } = page;
  return (
    <html lang="en-IN" data-fonts="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${shellCopy.name} ${shellCopy.appName}`}</title>
        <link rel="icon" href={ICON_PATH} type="image/svg+xml" />
        <link rel="stylesheet" href={ports.assets.style} />
        <script type="module" src={ports.assets.script} />
        {hasEditor && <script type="module" src={ports.assets.editor} />}
      </head>
      <body
        className={staff ? "desk" : "desk signed-out"}
        data-staff={staff?.id}
        data-unsaved-input={hasUnsavedInput ? "" : undefined}
        data-stored={stored}
      >
        <a className="skip" href="#content">
          {shellCopy.skip}
        </a>
        {staff ? <Header staff={staff} currentPath={currentPath} /> : <SignedOutHeader />}
        <main id="content" tabIndex={-1}>
          <h1>{title}</h1>
          {flashMessage && (
            <p className="notice success-notice" role="status">
              {flashMessage}
            </p>
          )}
          {problem && (
            <p className="notice error-notice" role="alert">
              {problem}
            </p>
          )}
          {children}
        </main>
        {staff && <KeysDialog staff={staff} />}
      </body>
    </html>
  );
}

/** The header of pages for people who are not signed in. */
function SignedOutHeader() {
  return (
    <header className="signed-out-header">
      <p>
        <b>{shellCopy.name}</b> {shellCopy.appName}
      </p>
    </header>
  );
}

function Header({ staff, currentPath }: { staff: Staff; currentPath: string | undefined }) {
  const entries = menuCopy.filter(({ route }) => isAllowed(route, staff.role));
  return (
    <header className="app-header">
      <p className="brand">
        <b>{shellCopy.name}</b> {shellCopy.appName}
      </p>
      {/* Opens the menu on phones; hidden on wide screens. */}
      <details className="menu-toggle">
        <summary>{shellCopy.menu}</summary>
      </details>
      <div className="menu">
        <nav aria-label={shellCopy.menu}>
          <ul>
            {entries.map(({ href, label, key }) => (
              <li key={href}>
                <a
                  href={href}
                  data-key={key}
                  aria-current={href === currentPath ? "page" : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="user-menu">
          <a href="/account" aria-current={currentPath === "/account" ? "page" : undefined}>
            {staff.name}
            <span className="role">{shellCopy.roles[staff.role]}</span>
          </a>
          <form method="post" action="/sign-out">
            <button className="text-button">{shellCopy.signOut}</button>
          </form>
          <button className="text-button keys-button" type="button" data-keys="" hidden>
            {shellCopy.keys} <kbd>?</kbd>
          </button>
        </div>
      </div>
    </header>
  );
}

/** The dialog that `?` opens (apps/desk/browser/keys.ts). */
function KeysDialog({ staff }: { staff: Staff }) {
  const shortcuts = menuCopy
    .filter(({ route }) => isAllowed(route, staff.role))
    .map(({ key, label }) => ({ keys: ["g", key], description: shortcutsCopy.goTo(label) }));
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{shortcutsCopy.title}</h2>
      <dl className="shortcuts">
        {[...shortcutsCopy.list, ...shortcuts].map((entry) => (
          <div key={entry.description}>
            <dt>
              {entry.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{entry.description}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button className="button quiet">{shortcutsCopy.close}</button>
      </form>
    </dialog>
  );
}
