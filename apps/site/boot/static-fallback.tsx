import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";

interface StaticFallbackProps {
  /** Selects the elements that the part is. */
  of: string;
  children: ReactNode;
}

/**
 * A part of the page that outlives an error in its code: its HTML stays as it stands, with what was
 * typed; links and forms go on working without code.
 */
export function StaticFallback(props: StaticFallbackProps) {
  return <FallbackBoundary {...props} pathname={useLocation().pathname} />;
}

interface FallbackBoundaryProps extends StaticFallbackProps {
  pathname: string;
}

interface State {
  failed: boolean;
}

class FallbackBoundary extends Component<FallbackBoundaryProps, State> {
  override state: State = { failed: false };
  /** Props of the server-rendered page in the document. */
  #shown = this.props.pathname;
  #elements: Element[] | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    document.getElementById("no-code")?.removeAttribute("hidden");
  }

  override componentDidUpdate({ pathname }: FallbackBoundaryProps): void {
    if (pathname === this.props.pathname) return;
    this.#shown = this.props.pathname;
    // The next page is whole again.
    if (this.state.failed) location.reload();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    // React is about to take them away; a page that never stood comes as a document.
    if (this.#shown !== this.props.pathname) location.reload();
    const elements = (this.#elements ??= [...document.querySelectorAll(this.props.of)]);
    return <div className="static-fallback" ref={(place) => place?.append(...elements)} />;
  }
}
