import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a change of page that loads no document: says the new title to people who listen, and puts
 * the keyboard at the start of the new page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
