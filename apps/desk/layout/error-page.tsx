import { errors } from "../copy/shell.ts";
import type { Ports } from "../ports.ts";
import { renderPage } from "./document.tsx";

/** A page with an error message and a link to continue; needs neither session nor database. */
export const renderErrorPage = (ports: Ports, status: number, text: string): Response =>
  renderPage({
    title: errors.titles[status] ?? errors.title,
    ports,
    status,
    children: (
      <div className="slip">
        <p>{text}</p>
        <p>
          <a href="/">{errors.home}</a>
        </p>
      </div>
    ),
  });
