import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Staff } from "@angadi/desk-ports/staff";
import { isAllowed } from "../request/access.ts";
import { keys, menu, shell } from "../copy/shell.ts";
import type { Ports } from "../request/ports.ts";

/** The site's icon, at the same path as on the site. */
export const ICON = "/favicon.svg";

export interface PageOptions {
  title: string;
  /** The signed-in user; undefined on public pages. */
  staff?: Staff | undefined;
  ports: Ports;
  status?: number;
  /** The flash message, shown above the content. */
  done?: string | undefined;
  /** The menu entry to highlight; by default the page's own path. */
  currentPath?: string;
  /** True if a form shows what was typed and is not stored; by default for refused forms. */
  hasTyped?: boolean;
  /** The form's `STORED` field, if this page follows the form without a redirect. */
  stored?: string | undefined;
  /** True for a page with the rich editor, whose script is large. */
  hasEditor?: boolean;
  children: ReactNode;
}

/** A response with a whole page. It works without script; the bundle adds keys and live updates. */
export function renderPage({ status = 200, hasTyped = status >= 400, ...page }: PageOptions) {
  const html = `<!doctype html>${renderToStaticMarkup(<DeskDocument {...page} hasTyped={hasTyped} />)}`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

function DeskDocument(page: Omit<PageOptions, "status">) {
  const {
    title,
    staff,
    ports,
    done,
    currentPath: at,
    hasEditor,
    hasTyped,
    stored,
    children,
  } = page;
  return (
    <html lang="en-IN" data-fonts="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${shell.name} ${shell.appName}`}</title>
        <link rel="icon" href={ICON} type="image/svg+xml" />
        <link rel="stylesheet" href={ports.assets.style} />
        <script type="module" src={ports.assets.script} />
        {hasEditor && <script type="module" src={ports.assets.editor} />}
      </head>
      <body
        className={staff ? "desk" : "desk door"}
        data-staff={staff?.id}
        data-typed={hasTyped ? "" : undefined}
        data-stored={stored}
      >
        <a className="skip" href="#content">
          {shell.skip}
        </a>
        {staff ? <Header staff={staff} currentPath={at} /> : <Sign />}
        <main id="content" tabIndex={-1}>
          <h1>{title}</h1>
          {done && (
            <p className="notice good" role="status">
              {done}
            </p>
          )}
          {children}
        </main>
        {staff && <KeysDialog staff={staff} />}
      </body>
    </html>
  );
}

/** The heading of pages for people who are not signed in. */
function Sign() {
  return (
    <header className="sign">
      <p>
        <b>{shell.name}</b> {shell.appName}
      </p>
    </header>
  );
}

function Header({ staff, currentPath }: { staff: Staff; currentPath: string | undefined }) {
  const entries = menu.filter(({ route }) => isAllowed(route, staff.role));
  return (
    <header className="rail">
      <p className="room">
        <b>{shell.name}</b> {shell.appName}
      </p>
      {/* Opens the menu on a phone, where it starts closed; hidden on wide screens. */}
      <details className="menu-toggle">
        <summary>{shell.menu}</summary>
      </details>
      <div className="menu">
        <nav aria-label={shell.menu}>
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
        <div className="self">
          <a href="/account" aria-current={currentPath === "/account" ? "page" : undefined}>
            {staff.name}
            <span className="role">{shell.roles[staff.role]}</span>
          </a>
          <form method="post" action="/sign-out">
            <button className="plain">{shell.signOut}</button>
          </form>
          <button className="plain keys-button" type="button" data-keys="" hidden>
            {shell.keys} <kbd>?</kbd>
          </button>
        </div>
      </div>
    </header>
  );
}

/** Opened by `?` (apps/desk/browser/keys.ts). */
function KeysDialog({ staff }: { staff: Staff }) {
  const shortcuts = menu
    .filter(({ route }) => isAllowed(route, staff.role))
    .map(({ key, label }) => ({ keys: ["g", key], does: keys.go(label) }));
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{keys.title}</h2>
      <dl className="keys">
        {[...keys.list, ...shortcuts].map((entry) => (
          <div key={entry.does}>
            <dt>
              {entry.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{entry.does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button className="button quiet">{keys.close}</button>
      </form>
    </dialog>
  );
}
